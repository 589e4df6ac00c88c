import { useState } from 'react';
import { call } from '#src/api/call.ts';
import { client } from '#src/contract/client.ts';
import { useWrite } from '#src/data/use-write.ts';
import { saveFile } from '#src/app/save-file.ts';

export type Downloading = ReturnType<typeof useDownload>;

/** The labels of a button that downloads, while it does (DOW-2). */
export const busyLabels = { preparing: 'Preparing...', downloading: 'Downloading...' };

/** Why the other button waits meanwhile. */
export const DOWNLOADING = 'The client is already downloading';

/** Returns the file name (DOW-2). */
const clientFile = (version: string) => `client-${version}.exe`;

/** Downloads the client (DOW-2). `call` reads errors from the binary body. */
export function useDownload(version: string | undefined) {
  /** The button that was pressed: only that one says how far it is. */
  const [place, setPlace] = useState<'card' | 'tab'>('tab');
  const [isTransferring, setTransferring] = useState(false);
  /** The name of the last saved file, for the visit (DOW-5). */
  const [saved, setSaved] = useState<string>();
  const { run, busy } = useWrite(client.download, {
    delay: 'download',
    errorMessage: 'Download failed. Please try again',
    async send() {
      if (version === undefined) return;
      setTransferring(true);
      try {
        saveFile(await call(client.download), clientFile(version));
        setSaved(clientFile(version));
      } finally {
        setTransferring(false);
      }
    },
  });
  return {
    phase: busy ? (isTransferring ? 'downloading' : 'preparing') : undefined,
    place,
    submit(from: typeof place) {
      if (!busy) setPlace(from);
      setSaved(undefined);
      void run({});
    },
    busy,
    saved,
    version,
    canSubmit: version !== undefined,
  } as const;
}
