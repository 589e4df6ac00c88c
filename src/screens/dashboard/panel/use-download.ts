import { useState } from 'react';
import { call } from '#src/api/call.ts';
import { client } from '#src/contract/client.ts';
import { useAction } from '#src/data/use-action.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { timings } from '#src/lib/timings.ts';
import { usePause } from '#src/lib/use-pause.ts';
import { useOnce } from '#src/ui/use-once.ts';

export type Downloading = ReturnType<typeof useDownload>;

/** The name under which a version is saved (SPEC.md §9). */
const clientFile = (version: string) => `client-${version}.exe`;

/** Fetches the client and saves it (SPEC.md §2, §9). The server's words of a failure are inside the binary body; `call` reads them. */
export function useDownload(version: string | undefined) {
  const [phase, setPhase] = useState<'preparing' | 'downloading'>();
  const pause = usePause();
  const action = useAction(client.download, {
    failed: 'Download failed. Please try again',
    send: async () => {
      if (version === undefined) return;
      try {
        setPhase('preparing');
        await pause(timings.delays.download);
        setPhase('downloading');
        saveFile((await call(client.download)) as Blob, clientFile(version));
      } finally {
        setPhase(undefined);
      }
    },
  });
  const { run, busy } = useOnce(() => action.mutateAsync({}), action.isPending);
  return { phase, submit: run, isBusy: busy, canSubmit: version !== undefined };
}
