import * as z from 'zod/mini';
import { Checkout, subscriptions } from '#src/contract/subscriptions.ts';
import { Refused } from '#src/data/use-write.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { navigateAway } from '#src/lib/navigate-away.ts';

export type CheckingOut = ReturnType<typeof useCheckout>;

/** The plan, and agreement to the terms (BUY-1), which is not sent. */
const CheckoutForm = z.extend(Checkout, { agreed: z.boolean().check(z.refine((isAgreed) => isAgreed)) });

/** Asks for a checkout and sends the browser there (BUY-1). Busy until the browser has left. */
export function useCheckout() {
  return useWriteForm(subscriptions.checkout, {
    schema: CheckoutForm,
    defaultValues: { plan: undefined, agreed: false },
    failed: 'Failed to create checkout session',
    async onReply({ checkout }, signal) {
      if (!navigateAway(checkout ?? '')) throw new Refused('No checkout URL received');
      await shownAgain(signal);
    },
  });
}

/** Resolves when the browser, back from the payment page, shows this page as it was left. */
function shownAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal });
  });
}
