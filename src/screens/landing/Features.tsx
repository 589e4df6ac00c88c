import clsx from 'clsx';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';

/** The reasons to buy, each below a piece of the product that shows it, which is not read out (LAN-1). */
export const Features = ({ className }: { className?: string }) => (
  <ul className={clsx('grid gap-5 lg:grid-cols-3', className)}>
    {content.features.map(({ title, text, shown: [thing, status, tone] }) => (
      <li key={title} className="overflow-hidden rounded-xl border border-line bg-raised">
        <div
          aria-hidden="true"
          className="border-b border-line bg-surface px-5 pt-5 select-none sm:px-6 sm:pt-6"
        >
          <div className="flex h-13 items-center justify-between gap-2.5 rounded-t-lg border border-b-0 border-line bg-raised px-4 font-medium">
            <span>{thing}</span>
            <Chip tone={tone}>{status}</Chip>
          </div>
        </div>
        <div className="px-5 py-5 sm:px-6">
          <h2 className="text-lg font-semibold">{title}</h2>
          <p className="mt-1 text-base text-pretty text-muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
