import clsx from 'clsx';
import type { ReactNode } from 'react';
import { buttonLook } from '#src/ui/button-look.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { content } from './content.ts';

const { pause, active, redeemed, reset, others } = content.example;

/**
 * The product on the landing page (LAN-4): the card of the dashboard, made of the kit and not to be used. Three
 * states follow each other by CSS alone, so that the prerendered page shows them too, until somebody stops them;
 * with reduced motion it is the first one.
 */
export function Example() {
  return (
    <div className="group grid gap-2">
      <div aria-hidden="true" inert className="overflow-hidden rounded-xl bg-raised shadow-float select-none">
        <div className="grid *:[grid-area:1/1]">
          <State>
            <Active />
          </State>
          <State className="opacity-0 [animation-delay:4s]">
            <Redeemed />
          </State>
          <State className="opacity-0 [animation-delay:8s]">
            <Reset />
          </State>
        </div>
        <ul className="divide-y divide-line border-t border-line px-5 py-1 text-muted sm:px-7">
          {others.products.map((product) => (
            <li key={product} className="flex min-h-10 items-center gap-4">
              <span className="flex-1">{product}</span>
              <span className="text-xs">{others.status}</span>
              <span className="w-6 text-end">–</span>
            </li>
          ))}
        </ul>
      </div>
      <label className="ms-auto flex items-center gap-2 text-xs text-muted motion-reduce:hidden pointer-coarse:min-h-11">
        <input type="checkbox" className="size-4 accent-accent" />
        <span>{pause}</span>
      </label>
    </div>
  );
}

const State = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={clsx(
      'grid animate-turn content-center bg-raised p-5 group-has-checked:[animation-play-state:paused] sm:p-7',
      className,
    )}
  >
    {children}
  </div>
);

const Active = () => (
  <div className="grid gap-1">
    <p className="flex items-center gap-2.5 text-muted">
      {active.product} <Chip tone="success">{active.status}</Chip>
    </p>
    <p className="text-4xl font-semibold">{active.timeLeft}</p>
    <p className="text-muted">{active.until}</p>
    {/* not a ProgressBar: its width is a style attribute, which a content security policy keeps from the
        prerendered page */}
    <div className="progress-track mt-2.5 h-1.5 overflow-hidden rounded-full">
      <div className="h-full bg-accent-text" />
    </div>
    <span className={buttonLook('secondary', 'lg', 'mt-4 justify-self-start')}>{active.action}</span>
  </div>
);

const Redeemed = () => (
  <div className="grid gap-1.5 rounded-lg bg-success-soft p-5 ring-1 ring-success/20 ring-inset">
    <p className="text-base font-semibold">{redeemed.title}</p>
    <p>{redeemed.text}</p>
  </div>
);

const Reset = () => (
  <div className="grid justify-items-center gap-2 text-center text-balance">
    <p className="text-xl font-semibold">{reset.title}</p>
    <p className="text-muted">{reset.text}</p>
  </div>
);
