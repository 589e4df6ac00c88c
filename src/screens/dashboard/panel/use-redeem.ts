import { call } from '#src/api/call.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useAction } from '#src/data/use-action.ts';
import { timings } from '#src/lib/timings.ts';
import { usePause } from '#src/lib/use-pause.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { useDraft } from './use-draft.ts';

export type Redeeming = ReturnType<typeof useRedeem>;

/** Redeems a key (SPEC.md §4): on success the field is cleared, subscriptions are loaded anew, then told and celebrated. */
export function useRedeem({ prefill, onDone }: { prefill: string; onDone(): void }) {
  const [key, setKey] = useDraft('key', prefill);
  const pause = usePause();
  const action = useAction(subscriptions.redeem, {
    done: ({ message }) => message || 'Key redeemed successfully', // the default is ours (READINGS.md T88)
    failed: 'Failed to redeem key. Please try again',
    refreshes: [subscriptions.mine],
    send: async (input) => {
      await pause(timings.delays.redeem);
      const reply = await call(subscriptions.redeem, input);
      setKey('');
      return reply;
    },
  });
  const { run, busy } = useOnce(() => action.mutateAsync({ body: { key: key.trim() } }, { onSuccess: onDone }), action.isPending);
  return { key, setKey, submit: run, isBusy: busy, canSubmit: key.trim() !== '' };
}
