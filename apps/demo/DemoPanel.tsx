import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { State, StateChange } from '#mocks/control/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { changeMockState, readMockState, resetMock } from './mock-state.ts';
import { OutcomeChoice } from './OutcomeChoice.tsx';
import { Personas } from './Personas.tsx';

const latencies = {
  'at once': { min: 0, max: 0 },
  'like a good line': { min: 80, max: 250 },
  slowly: { min: 800, max: 2000 },
};
const bearerLives = { 'an hour': 3_600_000, '15 seconds': 15_000 };

/** The key of the option with this value, or the first key. */
const keyOf = (options: Record<string, unknown>, value: unknown) =>
  Object.keys(options).find((key) => JSON.stringify(options[key]) === JSON.stringify(value)) ??
  Object.keys(options)[0]!;
const asOptions = (options: object) => Object.keys(options).map((key) => [key, key] as const);

/** Controls of the mock backend for testers; not part of the product. */
export function DemoPanel({ isStatic }: { isStatic: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>();
  useEffect(() => {
    if (isOpen) void readMockState().then(setState);
  }, [isOpen]);

  const change = (part: StateChange) => void changeMockState(part).then(setState);
  // rows and sessions have changed, so everything on the page is outdated
  const startOver = async (begin: () => Promise<State>) => {
    await begin();
    location.reload();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside
    <aside
      aria-label="Demo controls"
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      className={clsx(
        'pointer-events-none fixed inset-y-3 end-0 z-40 flex max-w-[calc(100vw-0.75rem)] items-center gap-2',
        '*:pointer-events-auto',
      )}
    >
      {isOpen && state && (
        <div
          id="demo-controls"
          className="grid max-h-full w-80 min-w-0 gap-3 overflow-y-auto rounded-lg bg-float p-4 text-sm shadow-float"
        >
          {isStatic && (
            <p className="rounded-sm bg-info-soft p-2 text-xs text-info">
              Static demo: the backend runs in this browser and keeps its state here. Upload progress is
              simulated, and cookies that scripts cannot read do not exist.
            </p>
          )}
          <Personas title="Sign in as" isCompact />
          <Choice
            label="World"
            value={state.world}
            options={state.worlds.map(({ name, about }) => [name, `${name}: ${about}`])}
            onChange={(world) => void startOver(() => changeMockState({ world: world as State['world'] }))}
          />
          <Button onClick={() => void startOver(resetMock)}>Reset to the seed</Button>
          <Choice
            label="Answers come"
            value={keyOf(latencies, state.latency)}
            options={asOptions(latencies)}
            onChange={(key) => change({ latency: latencies[key as keyof typeof latencies] })}
          />
          <Choice
            label="A bearer lives, from the next sign-in or refresh"
            value={keyOf(bearerLives, state.bearerLifeMs)}
            options={asOptions(bearerLives)}
            onChange={(key) => change({ bearerLifeMs: bearerLives[key as keyof typeof bearerLives] })}
          />
          <Choice
            label="Bot-check, from the next page load"
            value={state.botCheck}
            options={[
              ['works', 'works'],
              ['does not load', 'does not load'],
            ]}
            onChange={(botCheck) => change({ botCheck: botCheck as State['botCheck'] })}
          />
          <OutcomeChoice state={state} onChange={(activeOutcomes) => change({ activeOutcomes })} />
        </div>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'demo-controls' : undefined}
        onClick={() => setOpen(!isOpen)}
        className={clsx(
          'w-6 shrink-0 rounded-s-md bg-tip px-3 text-center text-xs leading-6! font-medium text-on-tip shadow-float',
          '[writing-mode:vertical-rl]',
        )}
      >
        {isStatic ? 'Demo, in this browser only' : 'Demo'}
      </button>
    </aside>
  );
}
