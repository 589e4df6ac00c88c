import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '#src/contract/client.ts';
import { hwid } from '#src/contract/hwid.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type RequestingReset = ReturnType<typeof useResetRequest>;

/** Requests an HWID reset, which is pending afterwards (HWR-1). */
export function useResetRequest() {
  const cache = useQueryClient();
  const { queryKey } = readOptions(client.status);
  const [sentAt, setSentAt] = useState<number>();
  const form = useWriteForm(hwid.requestReset, {
    defaultValues: { reason: '' },
    keeps: 'reason',
    delay: 'hwidReset',
    errorMessage: 'Failed to submit HWID reset request',
    // one may be pending that this page does not know, such as one whose answer was lost
    onRequest: (reply) => void reply.catch(() => cache.invalidateQueries({ queryKey })),
    async onResponse() {
      form.reset({ reason: '' });
      await cache.cancelQueries({ queryKey }); // a status from before the request
      setSentAt(timeNow());
    },
    successMessage: ({ message }) => message || 'HWID reset request submitted', // our default (DEC-88)
  });
  return { ...form, sentAt };
}

const timeNow = () => Date.now();
