import * as z from 'zod/mini';
import { limits } from '#src/contract/limits.ts';
import { Checkout, subscriptions } from '#src/contract/subscriptions.ts';
import { RejectedReply } from '#src/data/use-write.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { timings } from '#src/app/timings.ts';
import { navigateAway } from './navigate-away.ts';

export type CheckingOut = ReturnType<typeof useCheckout>;

/** The plan and the agreement to the terms (BUY-1); only the plan is sent. */
const CheckoutForm = z.extend(Checkout, {
  agreed: z.boolean().check(z.refine((isAgreed) => isAgreed, 'Agree to the terms to continue')),
});

/** Creates a checkout and redirects to it (BUY-1), and calls `onLeave`. Busy until the page unloads (BUY-4). */
export function useCheckout(onLeave: () => void) {
  return useWriteForm(subscriptions.checkout, {
    schema: CheckoutForm,
    defaultValues: { plan: limits.plan.cents, agreed: false },
    errorMessage: 'Failed to create checkout session',
    async onResponse({ checkout }, signal) {
      if (signal.aborted) return; // the form was left: do not navigate away from another page
      if (!navigateAway(checkout ?? '')) throw new RejectedReply('No checkout URL received');
      onLeave();
      if (!(await isShownAgain(signal)))
        throw new RejectedReply('The payment page did not open. Please try again');
    },
  });
}

/**
 * Resolves to true when the page is restored from the back/forward cache, and to false when it has not been
 * left for a while. A download, an empty reply or an extension can cancel a navigation.
 */
function isShownAgain(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timings.timeouts.leave);
    const stop = () => clearTimeout(timer);
    signal.addEventListener('abort', stop);
    window.addEventListener('pagehide', stop, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(true), { signal });
  });
}
