import { limits } from '#src/contract/limits.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { buttonLook } from '#src/ui/button-look.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';
import { links } from './links.ts';

const { name, badge, priceLabel, action, haveKey, terms } = content.product;
const { cents, currency, days } = limits.plan;

/** The product, its price and the two ways to it (LAN-2). */
export function ProductCard() {
  return (
    <article className="grid gap-5 border-t border-line pt-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="flex items-center gap-3">
          <h2 className="text-2xl font-semibold">{name}</h2>
          <Chip tone="success" className="tracking-[0.06em]">
            {badge}
          </Chip>
        </div>
        <dl className="flex items-baseline gap-2.5">
          <dt className="text-muted">{priceLabel}</dt>
          <dd className="flex items-baseline gap-2.5">
            <span className="text-3xl font-semibold tabular-nums">{formatPrice(cents, currency)}</span>
            <span className="text-muted">for {days} days</span>
          </dd>
        </dl>
      </div>
      <div className="grid gap-2.5">
        <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
          <a href={links.register} className={buttonLook('primary', 'lg', 'grow tracking-[0.04em]')}>
            {action}
          </a>
          <a href={links.key} className={buttonLook('secondary', 'lg')}>
            {haveKey}
          </a>
        </div>
        <p className="text-xs text-muted">{terms}</p>
      </div>
    </article>
  );
}
