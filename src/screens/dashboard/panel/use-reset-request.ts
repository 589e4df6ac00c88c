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
  const [isSent, setSent] = useState(false);
  const form = useWriteForm(hwid.requestReset, {
    defaultValues: { reason: '' },
    delay: 'hwidReset',
    done: ({ message }) => message || 'HWID reset request submitted', // our default (DEC-88)
    failed: 'Failed to submit HWID reset request',
    onReply() {
      form.reset({ reason: '' });
      setSent(true);
      cache.setQueryData(readOptions(client.status).queryKey, (status) => ({
        client: null,
        ...status,
        hwid: { pending: true },
      }));
    },
  });
  return { ...form, isSent };
}
