import clsx from 'clsx';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';

/** The reasons to buy, each below a piece of the product that shows it, which is not read out (LAN-1). */
export const Features = ({ className }: { className?: string }) => (
  <ul className={clsx('grid gap-5 lg:grid-cols-3', className)}>
    {content.features.map(({ title, text, shown: [thing, status] }) => (
      <li key={title} className="rounded-xl border border-line bg-raised p-5 sm:p-7">
        <div
          aria-hidden="true"
          className="flex h-14 items-center gap-2.5 rounded-lg border border-line bg-surface px-4 font-medium select-none"
        >
          <span>{thing}</span>
          {status && (
            <Chip tone="success" className="ms-auto">
              {status}
            </Chip>
          )}
        </div>
        <h2 className="mt-6 text-lg font-semibold">{title}</h2>
        <p className="mt-1 text-base text-pretty text-muted">{text}</p>
      </li>
    ))}
  </ul>
);
