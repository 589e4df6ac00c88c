import { useState } from 'react';
import type { State } from '#mocks/third-parties/state.ts';
import { Choice } from './Choice.tsx';

const USUAL = '';

interface OutcomeChoiceProps {
  state: State;
  onChange(activeOutcomes: State['activeOutcomes']): void;
}

/** Switches a documented outcome of an endpoint on, and off again. */
export function OutcomeChoice({ state: { activeOutcomes, outcomes }, onChange }: OutcomeChoiceProps) {
  const [endpoint, setEndpoint] = useState(Object.keys(activeOutcomes)[0] ?? Object.keys(outcomes)[0] ?? '');

  function switchTo(name: string, outcome: string) {
    const { [name]: _, ...others } = activeOutcomes;
    onChange(outcome === USUAL ? others : { ...others, [name]: outcome });
  }

  return (
    <fieldset className="grid gap-2 rounded-sm border border-line p-2">
      <legend className="px-1 text-xs text-muted">What the server answers</legend>
      <Choice
        label="Endpoint"
        value={endpoint}
        options={Object.keys(outcomes).map((name) => [name, name])}
        onChange={setEndpoint}
      />
      <Choice
        label="Outcome"
        value={activeOutcomes[endpoint] ?? USUAL}
        options={[[USUAL, 'as usual'], ...(outcomes[endpoint] ?? []).map((name) => [name, name] as const)]}
        onChange={(outcome) => switchTo(endpoint, outcome)}
      />
      <ul className="grid gap-1 text-xs empty:hidden">
        {Object.entries(activeOutcomes).map(([name, outcome]) => (
          <li key={name} className="flex items-center justify-between gap-2">
            <span className="min-w-0 truncate">
              <span className="mono">{name}</span>: {outcome}
            </span>
            <button
              type="button"
              className="min-h-6 rounded-xs px-1.5 underline"
              onClick={() => switchTo(name, USUAL)}
            >
              Off<span className="sr-only">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
