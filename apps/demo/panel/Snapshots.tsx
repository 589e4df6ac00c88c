import { useId, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useMock } from './mock-context.ts';
import { Section } from './Section.tsx';
import { keepSnapshot, readSnapshot, removeSnapshot, snapshotNames } from './snapshots.ts';

/** Named states that this browser keeps. */
export function Snapshots() {
  const { request, send, say } = useMock();
  const id = useId();
  const [names, setNames] = useState(snapshotNames);
  const [name, setName] = useState('');

  async function keep() {
    const saved = JSON.stringify(await request('/mock/saved-state'));
    say(keepSnapshot(name.trim(), saved) ? `Kept as ${name.trim()}` : 'This browser has no room for it');
    setNames(snapshotNames());
    setName('');
  }
  async function open(which: string) {
    try {
      await send('/mock/saved-state', JSON.parse(readSnapshot(which) ?? 'null'), 'PUT');
      location.reload();
    } catch (error) {
      say((error as Error).message);
    }
  }
  function remove(which: string) {
    removeSnapshot(which);
    setNames(snapshotNames());
    say(`${which} was removed`);
  }
  return (
    <Section title="Snapshots, kept in this browser">
      <form
        className="grid gap-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void keep();
        }}
      >
        <label htmlFor={id} className="text-xs text-muted">
          Name
        </label>
        <div className="flex gap-1.5">
          <input
            id={id}
            value={name}
            autoComplete="off"
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
            className={
              'h-9 min-w-0 flex-1 rounded-sm border border-line-strong bg-raised px-2 text-base ' +
              'sm:h-8 sm:text-sm'
            }
          />
          <Button size="sm" type="submit" disabled={!name.trim()}>
            Keep
          </Button>
        </div>
      </form>
      <ul className="grid gap-1 empty:hidden">
        {names.map((one) => (
          <li key={one} className="flex items-center gap-1.5">
            <span className="min-w-0 flex-1 truncate">{one}</span>
            <Button size="sm" onClick={() => void open(one)}>
              Open <span className="sr-only">{one}</span>
            </Button>
            <Button size="sm" variant="ghost" onClick={() => remove(one)}>
              Remove <span className="sr-only">{one}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
