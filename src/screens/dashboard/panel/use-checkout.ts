import { useEffect, useState } from 'react';
import { ApiError } from '#src/api/error.ts';
import { call } from '#src/api/call.ts';
import { limits } from '#src/contract/limits.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { useAction } from '#src/data/use-action.ts';
import { navigateAway } from '#src/lib/navigate-away.ts';
import { useOnce } from '#src/ui/use-once.ts';

export type CheckingOut = ReturnType<typeof useCheckout>;

/** Asks for a checkout and sends the browser there (SPEC.md §2, §7). Busy until the browser has left. */
export function useCheckout() {
  const [plan, setPlan] = useState<number>();
  const [agreed, setAgreed] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const action = useAction(subscriptions.checkout, {
    failed: 'Failed to create checkout session',
    send: async (input) => {
      const reply = await call(subscriptions.checkout, input);
      if (!navigateAway(reply.checkout ?? '')) throw new ApiError(200, { message: 'No checkout URL received' });
      setLeaving(true);
      return reply;
    },
  });
  const { run, busy } = useOnce(() => action.mutateAsync({ body: { plan: limits.plan.cents } }), action.isPending);

  // Back from the payment page, the browser may show this page as it was left.
  useEffect(() => {
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);

  return { plan, setPlan, agreed, setAgreed, submit: run, isBusy: busy || isLeaving, canSubmit: plan !== undefined && agreed };
}
