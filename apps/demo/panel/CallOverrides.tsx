import { ChevronLeftIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type Condition, conditionsOf } from '#mocks/faults/condition.ts';
import { type Fault, PATCHED } from '#mocks/faults/fault.ts';
import { faults, faultsOf } from '#mocks/faults/index.ts';
import { outcomeNames, outcomes } from '#mocks/outcomes/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { common } from './find-calls.ts';
import { OverrideSwitch } from './OverrideSwitch.tsx';
import { type CallName, useMock } from './mock-context.ts';
import { PatchField } from './PatchField.tsx';
import { Section } from './Section.tsx';

interface CallOverridesProps {
  /** '*' for outcomes and faults of every call. */
  name: CallName;
  /** The call that the outcomes of every call are switched on for; '*' for all of them. */
  of: CallName;
  /** Shows the outcomes of every call, for `of`. */
  onEvery(of: CallName): void;
  onBack(): void;
}

const numbers = ['all', '1', '2', '3', '5', '10'];
const names = namedEndpoints.map(([name]) => name);

/** Switches for the outcomes and faults of a call. */
export function CallOverrides({ name, of, onEvery, onBack }: CallOverridesProps) {
  const { state, isStatic, storyOf } = useMock();
  const [times, setTimes] = useState('all');
  const [when, setWhen] = useState<Condition>({});
  const endpoint = name === '*' ? undefined : endpointOf(name);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []); // shown on phones only, where the list that had the focus is hidden
  const base = {
    endpoint: name,
    times: times === 'all' ? times : Number(times),
    ...(Object.keys(when).length > 0 && { when }),
  } as const;
  const target = name === '*' ? of : name;
  const isOn = (outcome: string) =>
    state.overrides.some((one) => one.endpoint === name && one.is === outcome);
  const shown =
    name === '*'
      ? common
      : outcomeNames(name).filter((outcome) => !common.includes(outcome) || isOn(outcome));
  const offered = faultsOf(name);

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

      <div className="flex flex-wrap gap-2">
        <Select
          label="Apply to"
          className="w-56"
          value={times}
          options={numbers.map((value) => ({
            value,
            label:
              value === 'all' ? 'all calls' : value === '1' ? 'the next call' : `the next ${value} calls`,
          }))}
          onChange={setTimes}
        />
        {endpoint && <Conditions endpoint={endpoint} when={when} onChange={setWhen} />}
      </div>

      <Section title={name === '*' ? 'Outcomes of every call' : 'Documented outcomes'}>
        {name === '*' && (
          <Select
            label="Of the call"
            className="w-56"
            value={of}
            options={[
              { value: '*', label: 'every call' },
              ...names.map((value) => ({ value, label: value })),
            ]}
            onChange={onEvery}
          />
        )}
        <ul className="grid gap-1 xl:grid-cols-2">
          {shown.map((outcome) => {
            const { status, network, once } = outcomes[target === '*' ? names[0]! : target][outcome]!;
            return (
              <OverrideSwitch
                key={outcome}
                is={outcome}
                base={{ ...base, endpoint: target }}
                sign={status ?? (network === 'hang' ? '…' : '×')}
                about={[seenBy(target, outcome), once && 'once'].filter(Boolean).join(' · ')}
                story={target === '*' ? undefined : storyOf?.(target, outcome)}
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

      <Section title="Faults, whatever the server answers">
        {name !== '*' && offered.includes(PATCHED) && <PatchField base={{ ...base, endpoint: name }} />}
        <ul className="grid gap-1 xl:grid-cols-2">
          {offered
            .filter((fault) => fault !== PATCHED)
            .map((fault) => (
              <OverrideSwitch
                key={fault}
                is={fault}
                base={base}
                about={aboutOf(faults[fault], isStatic)}
                setting={faults[fault].setting}
              />
            ))}
        </ul>
      </Section>
    </div>
  );
}

/** Returns the text that users see, if it is the same for all of these calls that show one. */
function seenBy(target: CallName, outcome: string): string | undefined {
  const calls = target === '*' ? names : [target];
  const texts = calls.flatMap((call) => outcomes[call][outcome]?.userSees ?? []);
  return new Set(texts).size === 1 ? `“${texts[0]}”` : undefined;
}

const aboutOf = ({ about, inWorker }: Fault, isStatic: boolean) =>
  isStatic && inWorker ? `${about} In this browser: ${inWorker}.` : about;

const conditionLabels = { page: 'Only on page', search: 'Only for the search', id: 'Only for the id' };

interface ConditionsProps {
  endpoint: Endpoint;
  when: Condition;
  onChange(when: Condition): void;
}

function Conditions({ endpoint, when, onChange }: ConditionsProps) {
  return conditionsOf(endpoint).map((condition) => (
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
  ));
}
