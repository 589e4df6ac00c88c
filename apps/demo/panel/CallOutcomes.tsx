import { ChevronLeftIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { outcomes } from '#mocks/outcomes/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Faults } from './Faults.tsx';
import { type CallName, useMock } from './mock-context.ts';
import { OutcomeSwitch } from './OutcomeSwitch.tsx';
import { Section } from './Section.tsx';

interface CallOutcomesProps {
  /** '*' for outcomes and faults of every call. */
  name: CallName;
  /** The call that the outcomes of every call are switched on for; '*' for all of them. */
  of: CallName;
  /** Shows the outcomes of every call, for `of`. */
  onEvery(of: CallName): void;
  /** Shows the list of calls again, on phones. */
  onBack(): void;
}

const numbers = ['all', '1', '2', '3', '5', '10'];
const names = namedEndpoints.map(([name]) => name);

/** Outcomes of every call, which stand once under 'Every call'. */
const common = Object.keys(outcomes[names[0]!]).filter((outcome) =>
  names.every((name) => outcome in outcomes[name]),
);

/** Switches for the outcomes and faults of a call. */
export function CallOutcomes({ name, of, onEvery, onBack }: CallOutcomesProps) {
  const { state, change } = useMock();
  const [times, setTimes] = useState('all');
  const endpoint = name === '*' ? undefined : endpointOf(name);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // shown on phones only, where the list that had the focus is hidden
  const targets = name !== '*' ? [name] : of === '*' ? names : [of];
  const shown = name === '*' ? common : ownOf(name, state.activeOutcomes[name]);
  const left = targets.length === 1 && state.outcomeTimes[targets[0]!];

  function choose(outcome: string, isOn: boolean) {
    const without = <Value,>(record: Partial<Record<EndpointName, Value>>) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !targets.includes(key as EndpointName)));
    const withAll = <Value,>(value: Value) => Object.fromEntries(targets.map((target) => [target, value]));
    change({
      activeOutcomes: { ...without(state.activeOutcomes), ...(isOn && withAll(outcome)) },
      outcomeTimes: {
        ...without(state.outcomeTimes),
        ...(isOn && times !== 'all' && withAll(Number(times))),
      },
    });
  }
  return (
    <div className="grid content-start gap-4 p-1">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <button
          ref={back}
          type="button"
          onClick={onBack}
          className="-ms-1 inline-flex min-h-control-sm items-center rounded-sm pe-2 text-accent-text sm:hidden"
        >
          <ChevronLeftIcon className="size-icon-sm" /> Calls
        </button>
        <h2 className="mono font-semibold">{name === '*' ? 'Every call' : name}</h2>
        {endpoint && (
          <p className="min-w-0 text-xs text-muted">
            <span className="mono wrap-anywhere">
              {endpoint.method} {endpoint.path}
            </span>{' '}
            · {endpoint.summary}
          </p>
        )}
      </header>

      <div className="max-w-56">
        <Select
          label="Apply to"
          value={times}
          options={numbers.map((value) => ({
            value,
            label:
              value === 'all' ? 'all calls' : value === '1' ? 'the next call' : `the next ${value} calls`,
          }))}
          onChange={setTimes}
        />
      </div>

      <Section title={name === '*' ? 'Outcomes of every call' : 'Documented outcomes'}>
        {name === '*' && (
          <div className="max-w-56">
            <Select
              label="Of the call"
              value={of}
              options={[
                { value: '*', label: 'every call' },
                ...names.map((value) => ({ value, label: value })),
              ]}
              onChange={onEvery}
            />
          </div>
        )}
        <ul className="grid gap-1 xl:grid-cols-2">
          {shown.map((outcome) => {
            const { status, network, once } = outcomes[targets[0]!][outcome]!;
            const on = targets.filter((target) => state.activeOutcomes[target] === outcome);
            return (
              <OutcomeSwitch
                key={outcome}
                label={outcome}
                isOn={on.length > 0}
                note={noteOf(on.length, targets.length, left)}
                sign={status ?? (network === 'hang' ? '…' : '×')}
                about={[seenBy(targets, outcome), once && 'once'].filter(Boolean).join(' · ')}
                onChange={(isOn) => choose(outcome, isOn)}
              />
            );
          })}
        </ul>
        {name !== '*' && (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => onEvery(name)}>
            {common.length} more, of every call
          </Button>
        )}
      </Section>

      <Faults key={name} name={name} times={times === 'all' ? 'all' : Number(times)} />
    </div>
  );
}

/** Outcomes that only this call has, and the one that is on. */
const ownOf = (name: EndpointName, active: string | undefined) =>
  Object.keys(outcomes[name]).filter((outcome) => !common.includes(outcome) || outcome === active);

function noteOf(on: number, targets: number, left: number | false | undefined): string | undefined {
  if (on === 0 || on === targets) return on && left ? `${left} left` : undefined;
  return `${on} of ${targets} calls`;
}

/** The text that users see, if it is the same for all of these calls that show one. */
function seenBy(targets: readonly EndpointName[], outcome: string): string | undefined {
  const texts = targets.flatMap((target) => outcomes[target][outcome]?.userSees ?? []);
  return new Set(texts).size === 1 ? `“${texts[0]}”` : undefined;
}
