import clsx from 'clsx';
import { buttonLook } from '#src/ui/button-look.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';

const { timeLeft, until, download, subscriptions } = content.preview;

/**
 * The product on the landing page: the dashboard of a customer, made of the kit and not to be used. The edge
 * below crops it.
 */
export function DashboardPreview({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      inert
      className={clsx('overflow-hidden rounded-t-xl bg-raised shadow-float select-none', className)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-5 p-5 sm:p-7 lg:pe-40">
        <div className="grid gap-1 max-sm:basis-full">
          <p className="text-3xl font-semibold sm:text-4xl">{timeLeft}</p>
          <p className="text-muted">{until}</p>
        </div>
        {/* not a ProgressBar: its width is a style attribute, which a content security policy keeps from the
            prerendered page */}
        <div
          role="progressbar"
          aria-label={timeLeft}
          className="h-1.5 basis-full overflow-hidden rounded-full bg-hover sm:order-last"
        >
          <div className="h-full w-[97%] rounded-full bg-accent-text" />
        </div>
        <span className={buttonLook('primary', 'md', 'max-sm:w-full')}>{download}</span>
      </div>
      <div className="grid border-t border-line pb-9">
        {subscriptions.map(({ product, status, left }) => (
          <div key={product} className="flex min-h-14 items-center gap-4 border-b border-line px-5 sm:px-7">
            <span className={clsx('flex-1 font-medium', !left && 'text-muted')}>{product}</span>
            <Chip tone={left ? 'success' : 'neutral'}>{status}</Chip>
            <span className="w-16 text-end text-muted tabular-nums">{left || '–'}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
