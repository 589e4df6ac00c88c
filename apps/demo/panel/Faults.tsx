import { useState } from 'react';
import type { State } from '#mocks/control/state.ts';
import { type Condition, conditionsOf } from '#mocks/faults/condition.ts';
import type { ActiveFault, FaultName } from '#mocks/faults/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { type CallName, useMock } from './mock-context.ts';
import { OutcomeSwitch } from './OutcomeSwitch.tsx';
import { PatchField } from './PatchField.tsx';
import { Section } from './Section.tsx';

interface FaultsProps {
  name: CallName;
  times: ActiveFault['times'];
}

/** Switches for the faults of a call, with the calls that they are limited to. */
export function Faults({ name, times }: FaultsProps) {
  const { state, change, isStatic } = useMock();
  const [setting, setSetting] = useState<Partial<Record<FaultName, number>>>({});
  const [when, setWhen] = useState<Condition>({});
  const others = state.faults.filter((one) => one.endpoint !== name);
  const base = { endpoint: name, times, ...(Object.keys(when).length > 0 && { when }) };
  const add = (fault: ActiveFault) => change({ faults: [fault, ...others] });
  const offered = state.possibleFaults[name].map((fault) =>
    state.allFaults.find((known) => known.name === fault)!,
  );
  return (
    <Section title="Faults, whatever the server answers">
      <Conditions name={name} when={when} onChange={setWhen} />
      {name !== '*' && offered.some(({ takesPatch }) => takesPatch) && (
        <PatchField name={name} base={{ ...base, endpoint: name }} others={others} />
      )}
      <ul className="grid gap-1 xl:grid-cols-2">
        {offered
          .filter(({ takesPatch }) => !takesPatch)
          .map((known) => {
            const { name: fault, setting: has } = known;
            const on = state.faults.find((one) => one.endpoint === name && one.fault === fault);
            const usual = has && (setting[fault] ?? has.usual);
            return (
              <OutcomeSwitch
                key={fault}
                label={fault}
                isOn={on !== undefined}
                note={on && on.times !== 'all' ? `${on.times} left` : undefined}
                about={aboutOf(known, isStatic)}
                onChange={(isOn) =>
                  isOn
                    ? add({ ...base, fault, ...(has && { [has.name]: usual }) })
                    : change({ faults: others })
                }
                setting={
                  has && {
                    name: has.name,
                    max: has.max,
                    value: on?.[has.name] ?? usual!,
                    onChange: (value) => setSetting({ ...setting, [fault]: value }),
                  }
                }
              />
            );
          })}
      </ul>
    </Section>
  );
}

const conditionLabels = { page: 'Only on page', search: 'Only for the search', id: 'Only for the id' };

interface ConditionsProps {
  name: CallName;
  when: Condition;
  onChange(when: Condition): void;
}

/** Fields for the page, search or id that a fault is limited to. */
function Conditions({ name, when, onChange }: ConditionsProps) {
  if (name === '*') return null;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {conditionsOf(endpointOf(name)).map((condition) => (
        <TextField
          key={condition}
          label={conditionLabels[condition]}
          className="w-36"
          type={condition === 'search' ? 'text' : 'number'}
          min={condition === 'page' ? 1 : 0}
          value={when[condition] ?? ''}
          onChange={({ target: { value } }) => {
            const { [condition]: _, ...rest } = when;
            const given = condition === 'search' ? value : Number(value);
            onChange(value === '' ? rest : { ...rest, [condition]: given });
          }}
        />
      ))}
    </div>
  );
}

/** Describes what a fault does, and what limits it where the demo runs. */
function aboutOf({ about, inWorker, overHttp }: State['allFaults'][number], isStatic: boolean): string {
  if (isStatic) return inWorker ? `${about} In this browser: ${inWorker}.` : about;
  return overHttp ? `${about} Over HTTP: ${overHttp}.` : about;
}
