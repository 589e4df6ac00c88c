import { useQueryClient } from '@tanstack/react-query';
import { client } from '#src/contract/client.ts';
import { hwid } from '#src/contract/hwid.ts';
import { readOptions } from '#src/data/use-read.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type RequestingReset = ReturnType<typeof useResetRequest>;

/** Asks for an HWID reset; afterwards one is pending (HWR-1). */
export function useResetRequest() {
  const cache = useQueryClient();
  const form = useWriteForm(hwid.requestReset, {
    defaultValues: { reason: '' },
    delay: 'hwidReset',
    done: ({ message }) => message || 'HWID reset request submitted', // the default is ours (DEC-88)
    failed: 'Failed to submit HWID reset request',
    onReply() {
      form.reset({ reason: '' });
      cache.setQueryData(readOptions(client.status).queryKey, (status) => ({
        client: null,
        ...status,
        hwid: { pending: true },
      }));
    },
  });
  return form;
}
