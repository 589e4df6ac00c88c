import { subscriptions } from '#src/contract/subscriptions.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type Redeeming = ReturnType<typeof useRedeem>;

/**
 * Redeems a key (RED-2). On success the field is cleared, the subscriptions are reloaded, and the toast and
 * the animation are shown.
 */
export function useRedeem({ prefill, onDone }: { prefill: string; onDone(): void }) {
  const form = useWriteForm(subscriptions.redeem, {
    defaultValues: { key: prefill },
    delay: 'redeem',
    done: ({ message }) => message || 'Key redeemed successfully', // our default (DEC-88)
    failed: 'Failed to redeem key. Please try again',
    refusedUnder: 'key',
    toastsRefusal: true,
    refreshes: [subscriptions.mine],
    onReply() {
      form.reset({ key: '' });
    },
    onDone,
  });
  return form;
}
