import { useState } from 'react';
import { PATCHED } from '#mocks/faults/fault.ts';
import type { Override } from '#mocks/outcomes/override.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { useMock } from './mock-context.ts';

interface PatchFieldProps {
  base: Omit<Override, 'is'> & { endpoint: EndpointName };
}

/** Changes single values of an answer: their paths as JSON, with those of a typical answer to choose from. */
export function PatchField({ base }: PatchFieldProps) {
  const { state, send, change } = useMock();
  const on = state.overrides.find(({ endpoint, patch }) => endpoint === base.endpoint && patch);
  const [text, setText] = useState(() => (on ? JSON.stringify(on.patch) : ''));
  const [error, setError] = useState('');
  const values = valuesIn(exampleOf(base.endpoint).reply, '');

  function apply() {
    const patch = parsed(text);
    if (!patch) return setError('Not JSON of paths and values, such as {"items[0].code": null}');
    setError('');
    const one = { ...base, is: PATCHED, patch };
    void send('/mock/state', { on: one }, 'PUT').catch((refusal: Error) => setError(refusal.message));
  }
  return (
    <div className="grid gap-2 rounded-md border border-line bg-raised p-2.5">
      <TextArea
        label="Values to change, by path"
        rows={2}
        spellCheck={false}
        value={text}
        placeholder={'{"items[0].code": null, "items[id=81].status": "x"}'}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="Add a value of a typical answer"
          className="flex-1 basis-56"
          value={null}
          options={values.map(([path, value]) => ({
            value: path,
            label: `${path} = ${JSON.stringify(value)}`,
          }))}
          onChange={(path) =>
            setText(JSON.stringify({ ...parsed(text), [path]: values.find(([each]) => each === path)?.[1] }))
          }
        />
        <Button size="sm" disabled={text.trim() === ''} onClick={apply}>
          Change the values
        </Button>
        {on && (
          <Button size="sm" onClick={() => change({ off: on })}>
            Stop changing
          </Button>
        )}
      </div>
    </div>
  );
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns values by their paths; of each list those of the first row. */
function valuesIn(value: unknown, path: string): [path: string, value: unknown][] {
  const own: [string, unknown][] = path ? [[path, value]] : [];
  if (Array.isArray(value)) return value.length > 0 ? valuesIn(value[0], `${path}[0]`) : own;
  if (typeof value !== 'object' || value === null) return own;
  return Object.entries(value).flatMap(([key, each]) => valuesIn(each, path ? `${path}.${key}` : key));
}
