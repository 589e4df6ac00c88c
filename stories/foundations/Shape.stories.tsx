import { Button } from '#src/ui/Button.tsx';
import { useState } from 'react';
import preview from '#storybook/preview.tsx';
import { tokensOf, valueOf } from './read-tokens.ts';

const meta = preview.meta({ title: 'Foundations/Shape and motion' });

const tile = 'grid size-28 content-end border border-line bg-raised p-3 text-xs text-muted';

/** Small radii: a thing is a surface, not a bubble. */
export const Radius = meta.story({
  render: () => <div className="flex flex-wrap gap-4">{tokensOf('radius').map((name) => <div key={name} className={tile} style={{ borderRadius: `var(--${name})` }}>{name} {valueOf(name)}</div>)}</div>,
});

/** Only what floats casts a shadow: menus, dialogs, toasts. */
export const Shadow = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-10 p-4">
      {tokensOf('shadow').map((name) => <div key={name} className="grid size-32 content-end rounded-lg bg-float p-3 text-xs text-muted" style={{ boxShadow: `var(--${name})` }}>{name}</div>)}
    </div>
  ),
});

/** Steps of 4 px. Inside a control 8 to 12, between fields 16, between sections 24 and more. */
export const Spacing = meta.story({
  render: () => (
    <div className="grid gap-2">
      {[1, 2, 3, 4, 6, 8, 12, 16].map((step) => (
        <div key={step} className="flex items-center gap-4"><span className="mono w-16 text-xs text-muted">{step} · {step * 4}</span><span className="h-3 bg-accent" style={{ inlineSize: `calc(var(--spacing) * ${step})` }} /></div>
      ))}
    </div>
  ),
});

function Moving() {
  const [round, setRound] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => setRound(round + 1)}>Play</Button>
      {tokensOf('animate').map((name) => (
        <div key={`${name}${round}`} className="flex items-center gap-4 overflow-hidden">
          <span className="size-8 rounded-sm bg-accent" style={{ animation: `var(--${name})` }} />
          <span className="mono text-xs text-muted">{name}: {valueOf(name)}</span>
        </div>
      ))}
    </div>
  );
}

/** Short and quiet, and absent for those who ask their system for less motion. */
export const Motion = meta.story({ render: () => <Moving />, parameters: { visual: false } });
