import { useEffect, useRef, useState } from 'react';
import type { State } from '#mocks/control/state.ts';
import type { ActiveFault, FaultName } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { ChevronLeftIcon } from '#src/ui/icons.tsx';
import { Choice } from './Choice.tsx';
import { useMock } from './mock-context.ts';
import { Section } from './Section.tsx';
import { OutcomeSwitch } from './OutcomeSwitch.tsx';

interface CallOutcomesProps {
  /** '*' for faults of every call. */
  name: EndpointName | '*';
  /** Shows the list of calls again, on phones. */
  onBack(): void;
}

const numbers = ['all', '1', '2', '3', '5', '10'];

/** Switches for the outcomes and faults of a call. */
export function CallOutcomes({ name, onBack }: CallOutcomesProps) {
  const { state, change, isStatic } = useMock();
  const [times, setTimes] = useState('all');
  const [setting, setSetting] = useState<Partial<Record<FaultName, number>>>({});
  const endpoint = name === '*' ? undefined : endpointOf(name);
  const active = name === '*' ? undefined : state.activeOutcomes[name];
  const left = name === '*' ? undefined : state.outcomeTimes[name];
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // shown on phones only, where the list that had the focus is hidden
  const others = state.faults.filter((one) => one.endpoint !== name);

  function chooseOutcome(outcome: string | undefined) {
    const { [name as EndpointName]: _, ...rest } = state.activeOutcomes;
    const { [name as EndpointName]: __, ...otherTimes } = state.outcomeTimes;
    change(
      outcome
        ? {
            activeOutcomes: { ...rest, [name]: outcome },
            outcomeTimes: times === 'all' ? otherTimes : { ...otherTimes, [name]: Number(times) },
          }
        : { activeOutcomes: rest, outcomeTimes: otherTimes },
    );
  }
  function chooseFault(fault: FaultName | undefined) {
    if (!fault) return change({ faults: others });
    const { setting: has } = state.allFaults.find((one) => one.name === fault)!;
    const one: ActiveFault = {
      endpoint: name,
      fault,
      times: times === 'all' ? 'all' : Number(times),
      ...(has && { [has.name]: setting[fault] ?? has.usual }),
    };
    change({ faults: [one, ...others] });
  }

  return (
    <div className="grid content-start gap-4 p-1">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <button
          ref={back}
          type="button"
          onClick={onBack}
          className="-ms-1 inline-flex min-h-8 items-center rounded-sm pe-2 text-accent-text sm:hidden"
        >
          <ChevronLeftIcon size={16} /> Calls
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
        <Choice
          label="What is switched on happens to"
          value={times}
          options={numbers.map((number) => [
            number,
            number === 'all' ? 'all calls' : number === '1' ? 'the next call' : `the next ${number} calls`,
          ])}
          onChange={setTimes}
        />
      </div>

      {name !== '*' && (
        <Section title="Documented outcomes">
          <ul className="grid gap-1 xl:grid-cols-2">
            {Object.entries(outcomes[name]).map(([outcome, { status, network, once, userSees }]) => (
              <OutcomeSwitch
                key={outcome}
                label={outcome}
                isOn={active === outcome}
                note={active === outcome && left ? `${left} left` : undefined}
                sign={status ?? (network === 'hang' ? '…' : '×')}
                about={[userSees && `“${userSees}”`, once && 'once'].filter(Boolean).join(' · ')}
                onChange={(isOn) => chooseOutcome(isOn ? outcome : undefined)}
              />
            ))}
          </ul>
        </Section>
      )}

      <Section title="Faults, whatever the server would answer">
        <ul className="grid gap-1 xl:grid-cols-2">
          {state.possibleFaults[name].map((fault) => {
            const known = state.allFaults.find(({ name }) => name === fault)!;
            const { setting: has } = known;
            const on = state.faults.find((one) => one.endpoint === name && one.fault === fault);
            return (
              <OutcomeSwitch
                key={fault}
                label={fault}
                isOn={on !== undefined}
                note={on && on.times !== 'all' ? `${on.times} left` : undefined}
                about={aboutOf(known, isStatic)}
                onChange={(isOn) => chooseFault(isOn ? fault : undefined)}
                setting={
                  has && {
                    name: has.name,
                    max: has.max,
                    value: on?.[has.name] ?? setting[fault] ?? has.usual,
                    onChange: (value) => setSetting({ ...setting, [fault]: value }),
                  }
                }
              />
            );
          })}
        </ul>
      </Section>
    </div>
  );
}

/** What a fault does, and what limits it where the demo runs. */
function aboutOf({ about, inWorker, overHttp }: State['allFaults'][number], isStatic: boolean): string {
  if (isStatic) return inWorker ? `${about} In this browser: ${inWorker}.` : about;
  return overHttp ? `${about} Over HTTP: ${overHttp}.` : about;
}
