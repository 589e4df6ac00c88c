import * as z from 'zod/mini';
import { stripPeriod } from '#src/app/notify.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { firstInvalidCharacter, findKeys, normalizeKey } from '#src/contract/clean-input.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';

export type Redeeming = ReturnType<typeof useRedeem>;

/** Reports a blank key, and a character that no key has, at the field without a call (RED-1). */
const redeemSchema = z.object({
  key: z.string().check(
    z.refine((key) => findKeys(key).length < 2, { error: 'One key at a time', abort: true }),
    z.overwrite(normalizeKey),
    z.minLength(1, 'Enter a key first'),
    z.refine((key) => firstInvalidCharacter(key) === undefined, {
      error: ({ input }) =>
        `Keys have only letters, numbers and hyphens. Remove “${firstInvalidCharacter(input as string)}”`,
    }),
  ),
});

interface RedeemOptions {
  prefill: string;
  /** Called when the key has been sent, with its reply. */
  onRequest(reply: Promise<unknown>, key: string): void;
  /** Called last, with the server's message. */
  onDone(message: string): void;
}

/** Redeems a key, then clears the field, reloads the subscriptions and shows the message, with the animation (RED-2). */
export function useRedeem({ prefill, onRequest, onDone }: RedeemOptions) {
  const form = useWriteForm(subscriptions.redeem, {
    schema: redeemSchema,
    defaultValues: { key: prefill },
    keeps: 'key',
    delay: 'redeem',
    errorMessage: 'Failed to redeem key. Please try again',
    badRequestField: 'key',
    toastsFieldError: true,
    invalidates: [subscriptions.mine],
    onRequest: (reply, { body }) => onRequest(reply, body.key),
    onResponse() {
      form.reset({ key: '' });
    },
    successMessage: (reply, { aborted }) => (aborted ? wordsOf(reply) : undefined),
    onSuccess: (reply) => onDone(stripPeriod(wordsOf(reply))),
  });
  return form;
}

const wordsOf = ({ message }: Reply<typeof subscriptions.redeem>) => message || 'Key redeemed successfully'; // our default (DEC-88)
