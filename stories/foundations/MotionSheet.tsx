import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { tokensOf } from '#storybook/pages/tokens/parse.ts';
import { CopyText, Section, Sheet, Swatch, themes } from './parts.tsx';

const { light: tokens } = themes;

const uses: Record<string, string> = {
  spin: 'A spinner: work of unknown duration.',
  shimmer: 'A skeleton: this is where the content will be.',
  sweep: 'A progress bar without a percentage.',
  rise: 'What opens: dialogs, toasts, the command palette.',
};

/** The animations, and the easing of all transitions. */
export function MotionSheet() {
  const [round, setRound] = useState(0);
  return (
    <Sheet>
      <Section title="Animations" note="Five. The first three last as long as the work does.">
        <div>
          <Button onClick={() => setRound(round + 1)}>Play again</Button>
        </div>
        <ul className="grid overflow-hidden rounded-lg border border-line bg-raised">
          {tokensOf('animate', tokens).map(([name, value]) => (
            <li
              key={name}
              className="grid items-center gap-x-6 gap-y-3 overflow-hidden p-4 not-first:border-t not-first:border-line sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <span className="flex h-16 items-center overflow-hidden">
                <Swatch
                  key={round}
                  colour="var(--color-accent)"
                  className="ms-2 size-10 rounded-sm"
                  style={{ animation: `var(--animate-${name})` }}
                />
              </span>
              <div className="grid gap-0.5">
                <CopyText text={`animate-${name}`} label={`animate-${name}`} />
                <span className="text-xs text-muted">
                  <bdi>{value}</bdi>
                </span>
                <span>{uses[name]}</span>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        title="Changes of state"
        note="Hover, focus, a tick, an opened section: fast away, gently to rest."
      >
        <dl className="grid gap-x-6 gap-y-1 rounded-lg border border-line bg-raised p-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">Duration</dt>
          <dd className="mono">{tokens.get('default-transition-duration')}</dd>
          <dt className="text-muted">Curve</dt>
          <dd className="mono">{tokens.get('ease-out')}</dd>
        </dl>
      </Section>
    </Sheet>
  );
}
