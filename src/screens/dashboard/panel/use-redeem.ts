import * as z from 'zod/mini';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type Redeeming = ReturnType<typeof useRedeem>;

/** A blank key is reported at the field. */
const redeemSchema = z.object({
  key: z.string().check(z.trim(), z.minLength(1, 'Enter a key first')),
});

/**
 * Redeems a key (RED-2). On success the field is cleared, the subscriptions are reloaded, and the toast and
 * the animation are shown.
 */
export function useRedeem({ prefill, onDone }: { prefill: string; onDone(): void }) {
  const form = useWriteForm(subscriptions.redeem, {
    schema: redeemSchema,
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
