import clsx from 'clsx';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';

/** The reasons to buy, each below a piece of the product that shows it, which is not read out (LAN-1). */
export const Features = ({ className }: { className?: string }) => (
  <ul className={clsx('grid gap-5 md:grid-cols-3 md:max-lg:gap-4', className)}>
    {content.features.map(({ title, text, shown: [thing, status, tone] }) => (
      <li key={title} className="overflow-hidden rounded-xl border border-line bg-raised">
        <div
          aria-hidden="true"
          className="border-b border-line bg-surface px-5 pt-5 select-none md:max-lg:px-4 md:max-lg:pt-4 lg:px-6 lg:pt-6"
        >
          <div className="flex h-13 items-center justify-between gap-2 rounded-t-lg border border-b-0 border-line bg-raised px-4 font-medium md:max-lg:gap-1 md:max-lg:px-2">
            <span>{thing}</span>
            <Chip tone={tone}>{status}</Chip>
          </div>
        </div>
        <div className="p-5 md:max-lg:p-4 lg:px-6">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="mt-1 text-base text-pretty text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
