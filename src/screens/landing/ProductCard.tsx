import clsx from 'clsx';
import { limits } from '#src/contract/limits.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { BittingEdge } from '#src/ui/BittingEdge.tsx';
import { buttonLook } from '#src/ui/button-look.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';
import { links } from './links.ts';

const { name, badge, priceLabel, action } = content.product;
const { cents, currency, days } = limits.plan;

/** The product card (LAN-2). */
export function ProductCard({ className }: { className?: string }) {
  return (
    <article
      className={clsx('overflow-hidden rounded-xl bg-raised shadow-float ring-1 ring-line', className)}
    >
      <div className="flex items-start justify-between gap-4 p-6 sm:px-8 sm:pt-8">
        <h2 className="text-4xl font-semibold">{name}</h2>
        <Chip tone="success" className="mt-2.5 tracking-[0.06em]">
          {badge}
        </Chip>
      </div>
      <div className="text-sunken">
        <BittingEdge />
      </div>
      <div className="bg-sunken px-6 pt-8 pb-6 sm:px-8 sm:pb-8">
        <dl className="grid gap-1">
          <dt className="text-muted">{priceLabel}</dt>
          <dd className="flex items-baseline gap-2.5">
            <span className="text-5xl font-semibold tabular-nums">{formatPrice(cents, currency)}</span>
            <span className="text-muted">for {days} days</span>
          </dd>
        </dl>
        <a href={links.register} className={buttonLook('primary', 'lg', 'mt-7 w-full tracking-[0.04em]')}>
          {action}
        </a>
      </div>
    </article>
  );
}
