import * as z from 'zod/mini';
import { stripPeriod } from '#src/app/notify.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type Redeeming = ReturnType<typeof useRedeem>;

/** A blank key is reported at the field. */
const redeemSchema = z.object({
  key: z.string().check(z.trim(), z.minLength(1, 'Enter a key first')),
});

/** A key that was accepted, and the server's words for it. */
export interface Redeemed {
  code: string;
  message: string;
}

/**
 * Redeems a key (RED-2). On success the field is cleared, the subscriptions are reloaded, and the message is
 * shown in place, with the animation.
 */
export function useRedeem({ prefill, onDone }: { prefill: string; onDone(redeemed: Redeemed): void }) {
  const form = useWriteForm(subscriptions.redeem, {
    schema: redeemSchema,
    defaultValues: { key: prefill },
    delay: 'redeem',
    failed: 'Failed to redeem key. Please try again',
    refusedUnder: 'key',
    toastsRefusal: true,
    refreshes: [subscriptions.mine],
    onReply() {
      form.reset({ key: '' });
    },
    onDone({ message }) {
      onDone({
        code: form.values.key.trim(), // as it was sent
        message: stripPeriod(message || 'Key redeemed successfully'), // our default (DEC-88)
      });
    },
  });
  return form;
}
