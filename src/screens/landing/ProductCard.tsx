import { limits } from '#src/contract/limits.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { BrandLine } from '#src/ui/Brand.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { content } from './content.ts';

const { name, badge, priceLabel, action } = content.product;
const { cents, currency, days } = limits.plan;

/** What is for sale, and the way to it (SPEC.md §1). */
export function ProductCard() {
  return (
    <article className="relative isolate overflow-hidden rounded-xl bg-raised p-6 shadow-float sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-4xl font-semibold">{name}</h2>
        <Chip tone="success" className="mt-2.5 font-mono tracking-[0.06em]">{badge}</Chip>
      </div>
      <BrandLine className="-mx-6 mt-8 mb-7 h-7 w-[calc(100%+3rem)] text-line-strong sm:-mx-8 sm:w-[calc(100%+4rem)]" />
      <dl className="grid gap-1">
        <dt className="text-muted">{priceLabel}</dt>
        <dd className="flex items-baseline gap-2.5">
          <span className="text-5xl font-semibold tabular-nums">{formatPrice(cents, currency)}</span>
          <span className="text-muted">for {days} days</span>
        </dd>
      </dl>
      <LinkButton to="/register" variant="primary" size="lg" className="mt-7 w-full tracking-[0.04em]">
        {action}
      </LinkButton>
    </article>
  );
}
