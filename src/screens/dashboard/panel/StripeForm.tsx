import clsx from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { limits } from '#src/contract/limits.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormError } from '#src/ui/FormError.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FieldError } from '#src/ui/Field.tsx';
import type { CheckingOut } from './use-checkout.ts';

const { days, cents, currency } = limits.plan;
const price = formatPrice(cents, currency);

/** The form 'Stripe': duration, terms and a redirect to the checkout (BUY-1). */
export function StripeForm({ checkout: form }: { checkout: CheckingOut }) {
  return (
    <form onSubmit={form.submit} className="grid gap-5">
      <PlanChoice checkout={form} />
      <Checkbox {...form.register('agreed')} label={<Agreement />} />
      <p className="text-muted">One payment of {price}. Nothing renews.</p>
      <FormError messages={form.formErrors} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          busyLabel="Processing..."
          className="max-sm:w-full"
        >
          Continue
        </Button>
        <p className="text-xs text-muted">You pay on the card provider’s own page.</p>
      </div>
    </form>
  );
}

function PlanChoice({ checkout: form }: { checkout: CheckingOut }) {
  const plan = form.controlled('plan');
  const { name, ref } = form.register('plan'); // takes the focus when it is missing
  const errorId = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Duration</legend>
      <label
        className={clsx(
          'flex min-h-14 cursor-pointer items-center gap-3 rounded-md border',
          plan.error ? 'border-danger' : 'border-line-strong hover:border-muted',
          'px-4 transition-colors has-checked:border-accent-text',
          'has-checked:bg-accent-soft has-focus-visible:outline-2',
          'has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        )}
      >
        <input
          ref={ref}
          name={name}
          type="radio"
          value={cents}
          checked={plan.value === cents}
          onChange={() => plan.onChange(cents)}
          aria-describedby={plan.error ? errorId : undefined}
          className={clsx(
            'size-4.5 appearance-none rounded-full border border-line-strong bg-raised',
            'transition-[border-width] outline-none checked:border-5 checked:border-accent',
            'sm:size-4',
          )}
        />
        <span className="flex-1 font-medium">{days} days</span>{' '}
        <span className="mono text-base font-medium">{price}</span>
      </label>
      {plan.error && (
        <div className="mt-1.5">
          <FieldError id={errorId}>{plan.error}</FieldError>
        </div>
      )}
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
