import clsx from 'clsx';
import { limits } from '#src/contract/limits.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import { content } from './content.ts';
import { links } from './links.ts';

const { name, badge, text, priceLabel, action } = content.product;
const { cents, currency, days } = limits.plan;

/** The product, its price and the way to it (LAN-2), on a blade with a tooth for each day that one gets. */
export const ProductCard = ({ className }: { className?: string }) => (
  <article className={clsx('overflow-hidden rounded-xl bg-raised shadow-float', className)}>
    <div className="grid gap-x-12 gap-y-6 p-5 pb-0 sm:p-9 sm:pb-0 2xl:p-12 2xl:pb-0 md:grid-cols-[1fr_auto] md:items-end lg:grid-cols-[1fr_auto_auto] lg:items-center">
      <div className="md:max-lg:col-span-full">
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
          <h2 translate="no" className="text-4xl font-semibold">
            {name}
          </h2>
          <Chip tone="success" className="tracking-[0.06em]">
            {badge}
          </Chip>
        </div>
        <p className="mt-1 text-base text-pretty text-muted">{text}</p>
      </div>
      <dl>
        <dt className="relative text-base text-muted">{priceLabel}</dt>
        <dd className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-6xl font-semibold">{formatPrice(cents, currency)}</span>{' '}
          <span className="text-base text-muted">for {days} days</span>
        </dd>
      </dl>
      <a href={links.register} className={buttonClasses('primary', 'xl', 'md:min-w-52')}>
        {action}
      </a>
    </div>
    <KeyBlade
      code={name}
      teeth={days}
      className="mt-8 h-14! animate-teeth text-accent sm:mt-9 sm:h-18! 2xl:mt-12 2xl:h-20!"
    />
  </article>
);
