import { useState } from 'react';
import type { OutcomeName } from '#mocks/outcomes/index.ts';
import type { State } from '#mocks/control/state.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { Choice } from './Choice.tsx';

const NOT_FORCED = '';

interface OutcomeChoiceProps {
  state: State;
  onChange(activeOutcomes: State['activeOutcomes']): void;
}

/** Forces a documented outcome of an endpoint, or clears it. */
export function OutcomeChoice({ state: { activeOutcomes, outcomes }, onChange }: OutcomeChoiceProps) {
  const endpoints = Object.keys(outcomes) as EndpointName[];
  const forced = Object.entries(activeOutcomes) as [EndpointName, OutcomeName][];
  const [endpoint, setEndpoint] = useState(forced[0]?.[0] ?? endpoints[0]!);

  function force(name: EndpointName, outcome: string) {
    const { [name]: _, ...others } = activeOutcomes;
    onChange(outcome === NOT_FORCED ? others : { ...others, [name]: outcome });
  }

  return (
    <fieldset className="grid gap-2 rounded-sm border border-line p-2">
      <legend className="px-1 text-xs text-muted">What the server answers</legend>
      <Choice
        label="Endpoint"
        value={endpoint}
        options={endpoints.map((name) => [name, name])}
        onChange={(name) => setEndpoint(name as EndpointName)}
      />
      <Choice
        label="Outcome"
        value={activeOutcomes[endpoint] ?? NOT_FORCED}
        options={[[NOT_FORCED, 'as usual'], ...outcomes[endpoint].map((name) => [name, name] as const)]}
        onChange={(outcome) => force(endpoint, outcome)}
      />
      <ul className="grid gap-1 text-xs empty:hidden">
        {forced.map(([name, outcome]) => (
          <li key={name} className="flex items-center justify-between gap-2">
            <span className="min-w-0 truncate">
              <span className="mono">{name}</span>: {outcome}
            </span>
            <button
              type="button"
              className="min-h-6 rounded-xs px-1.5 underline"
              onClick={() => force(name, NOT_FORCED)}
            >
              Off<span className="sr-only">: {name}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
