import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { upload } from '#src/api/upload.ts';
import { adminClient } from '#src/contract/admin/client.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { toLocalInput } from '#src/lib/format-date.ts';
import { notify } from '#src/lib/notify.ts';

/**
 * Sends a client and tells how far it is (UPL-1). While it runs, neither another screen nor closing the tab
 * takes it away unasked; a session that ends does, and then the rest of the file is not sent.
 */
export function useUpload(onDone: () => void) {
  const [percent, setPercent] = useState(0);
  const [today] = useState(() => toLocalInput(Date.now(), 'date'));
  const form = useWriteForm(adminClient.upload, {
    defaultValues: { file: undefined, version: '', releaseDate: today },
    validateOnChange: true,
    done: 'Client uploaded successfully',
    failed: 'Error uploading client',
    send(input, signal) {
      setPercent(0);
      return upload(adminClient.upload, input, { onProgress: setPercent, signal });
    },
    onDone,
  });
  useStay(form.busy);
  return { form, percent };
}

/** Keeps the person on the page while `isBusy`. */
function useStay(isBusy: boolean) {
  const { state, reset } = useBlocker(isBusy);
  const refuse = useEffectEvent(() => {
    reset?.();
    notify.info('Please wait until the upload has finished');
  });
  useEffect(() => {
    if (state === 'blocked') refuse();
  }, [state]);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
