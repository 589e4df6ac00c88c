import { useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import { client } from '#src/contract/client.ts';
import { hwid } from '#src/contract/hwid.ts';
import { useAction } from '#src/data/use-action.ts';
import { readOptions } from '#src/data/use-read.ts';
import { timings } from '#src/lib/timings.ts';
import { usePause } from '#src/lib/use-pause.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { useDraft } from './use-draft.ts';

export type RequestingReset = ReturnType<typeof useResetRequest>;

/** Asks for an HWID reset; afterwards one is pending (SPEC.md §4). */
export function useResetRequest() {
  const [reason, setReason] = useDraft('reason');
  const cache = useQueryClient();
  const pause = usePause();
  const action = useAction(hwid.requestReset, {
    done: ({ message }) => message || 'HWID reset request submitted', // the default is ours (READINGS.md T88)
    failed: 'Failed to submit HWID reset request',
    send: async (input) => {
      await pause(timings.delays.hwidReset);
      const reply = await call(hwid.requestReset, input);
      setReason('');
      cache.setQueryData(readOptions(client.status).queryKey, (status) => ({ client: null, ...status, hwid: { pending: true } }));
      return reply;
    },
  });
  const { run, busy } = useOnce(() => action.mutateAsync({ body: { reason: reason.trim() } }), action.isPending);
  return { reason, setReason, submit: run, isBusy: busy, canSubmit: reason.trim() !== '' };
}
