import { useEffect, useState } from 'react';
import { upload } from '#src/api/upload.ts';
import { adminClient } from '#src/contract/admin/client.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { toLocalInput } from '#src/app/format-date.ts';
import { notify } from '#src/app/notify.ts';
import { useOnTop } from '#src/ui/open-dialogs.ts';

/**
 * Uploads a client and reports the progress (UPL-1). Navigation and closing the tab need a confirmation
 * meanwhile; the end of the session cancels the upload.
 */
export function useUpload(onDone: () => void) {
  const [percent, setPercent] = useState(0);
  const [today] = useState(() => toLocalInput(Date.now(), 'date'));
  const form = useWriteForm(adminClient.upload, {
    defaultValues: { file: undefined, version: '', releaseDate: today },
    validateOnChange: true,
    done: 'Client uploaded successfully',
    failed: 'Error uploading client',
    refusedUnder: (message) => (/version/i.test(message) ? 'version' : undefined),
    toastsRefusal: true,
    send(input, signal) {
      setPercent(0);
      return upload(adminClient.upload, input, { onProgress: setPercent, signal });
    },
    onDone,
  });
  useStay(form.busy);
  return { form, percent };
}

/** Asks before the page is left while `isBusy`. */
function useStay(isBusy: boolean) {
  useOnTop(isBusy, () => notify.info('Please wait until the upload has finished'));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
