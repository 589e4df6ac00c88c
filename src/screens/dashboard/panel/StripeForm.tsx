import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { config } from '#src/app/config.ts';
import { formatDate } from '#src/app/format-date.ts';
import { limits } from '#src/contract/limits.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Form } from '#src/ui/Form.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { unbroken } from '../subscriptions/format-end.ts';
import type { CheckingOut } from './use-checkout.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

const { days, cents, currency } = limits.plan;
const price = formatPrice(cents, currency);

interface StripeFormProps {
  checkout: CheckingOut;
  /** The end that the purchase brings; NaN where it is not known. */
  end: number;
  hasPremium: boolean;
  variant: ButtonVariant;
  /** Number of presses on 'Renew', each of which leads here; 0 after another way here. */
  renewal: number;
}

/** The form 'Stripe': the offer, the terms and a redirect to the checkout (BUY-1). */
export function StripeForm(props: StripeFormProps) {
  const { checkout: form, renewal } = props;
  const priceId = useId();
  const terms = useRef<HTMLDivElement>(null);
  const lead = useEffectEvent(() => {
    if (renewal === 0) return;
    terms.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    terms.current?.querySelector('input')?.focus({ focusVisible: true, preventScroll: true });
  });
  useEffect(() => lead(), [renewal]);
  return (
    <Form onSubmit={form.submit} className="grid gap-4">
      <Plan {...props} priceId={priceId} />
      {/* with room for its error */}
      <div ref={terms} className="-mb-1.5 min-h-11.5">
        <Checkbox {...form.register('agreed')} label={<Agreement />} />
      </div>
      <FormError messages={form.formErrors} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant={props.variant}
          size="lg"
          busy={form.busy}
          busyLabel="Processing..."
          aria-describedby={priceId}
        >
          <span dir="ltr" className="inline-flex gap-2">
            <span>Continue</span> <span aria-hidden="true">{`·\u2002${price}`}</span>
          </span>
        </Button>
        <p className="text-center text-xs text-pretty text-muted">
          One payment. Nothing renews. You pay on the card provider’s own page.
        </p>
      </div>
    </Form>
  );
}

interface PlanProps extends StripeFormProps {
  /** Given to the price, which describes the button as well. */
  priceId: string;
}

/** The only plan, chosen from the start. The whole row is the label of its radio button. */
function Plan({ checkout: form, end, hasPremium, renewal, priceId }: PlanProps) {
  const plan = form.controlled('plan');
  const day = unbroken(formatDate(end));
  const id = useId();
  const [daysId, nameId, aboutId] = ['days', 'name', 'about'].map((part) => id + part);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Duration</legend>
      <label className="relative isolate flex cursor-pointer items-start gap-3 rounded-md max-[18rem]:flex-wrap border-[1.5px] border-accent-text py-3 ps-3.5 pe-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        {renewal > 0 && <span key={renewal} className="absolute inset-0 -z-10 animate-changed rounded-sm" />}
        <input
          type="radio"
          name="plan"
          value={cents}
          checked={plan.value === cents}
          onChange={() => plan.onChange(cents)}
          aria-labelledby={`${daysId} ${priceId} ${nameId}`}
          aria-describedby={aboutId}
          className="my-1 size-4 shrink-0 cursor-pointer appearance-none rounded-full border-5 border-accent bg-on-accent outline-none"
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span id={nameId} className="text-base font-semibold">
            <UntranslatedNames names={[config.product]}>
              {config.product ? `Premium for ${config.product}` : 'Premium'}
            </UntranslatedNames>
          </span>{' '}
          <span id={aboutId} className="text-pretty text-muted">
            {hasPremium
              ? `Adds ${days} days${day && `, until ${day}`}`
              : `Use the client and reset your HWID ${day ? `until ${day}` : `for ${days} days`}`}
          </span>
        </span>{' '}
        <span className="grid shrink-0 justify-items-end gap-0.5">
          <span id={priceId} className="text-xl/6 font-semibold">
            {price}
          </span>{' '}
          <span id={daysId} className="text-muted">
            {days} days
          </span>
        </span>
      </label>
    </fieldset>
  );
}

const Agreement = () => (
  <>
    I agree to the{' '}
    <Link
      to="/tos"
      target="_blank"
      rel="noopener"
      className="font-medium text-accent-text underline underline-offset-2"
    >
      Terms of Service
    </Link>
  </>
);
