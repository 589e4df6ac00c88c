import clsx from 'clsx';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '#src/ui/Badge.tsx';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { CallOverrides } from './CallOverrides.tsx';
import { callsOfPage, findCalls, type FoundCall } from './find-calls.ts';
import { type CallName, useMock } from './mock-context.ts';

/** Every call with its documented outcomes and faults; calls of the open page come first. */
export function Calls() {
  const { state, calls, name: place, hasMade, username } = useMock();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<CallName>();
  const [of, setOf] = useState<CallName>('*');
  const list = useRef<HTMLDivElement>(null);

  const made = new Set(calls.filter(hasMade).flatMap(({ call }) => call ?? []));
  const ofPage: ReadonlySet<CallName> = callsOfPage(made, username !== undefined);
  const matching = findCalls(search);
  const ofEvery = matching.filter(({ name }) => name === '*');
  const single = matching.filter(({ name }) => name !== '*');
  const groups = [
    { title: `Calls of this ${place}`, found: single.filter(({ name }) => ofPage.has(name)) },
    { title: ofPage.size ? 'Other calls' : 'Calls', found: single.filter(({ name }) => !ofPage.has(name)) },
  ];
  const countOf = (name: string) => state.overrides.filter(({ endpoint }) => endpoint === name).length;
  /** Shows the list and focuses it. Phones hide it, and with it the focused element, while a call is shown. */
  function showList() {
    flushSync(() => setChosen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-name="${chosen}"]`)?.focus();
  }
  function choose(name: CallName, target: CallName = '*') {
    setChosen(name);
    setOf(target);
  }
  const entry = ({ name, hits }: FoundCall) => (
    <li key={name}>
      <button
        type="button"
        aria-pressed={chosen === name}
        data-name={name}
        onClick={() => choose(name)}
        className={clsx(
          'flex min-h-control-sm w-full items-center gap-2 rounded-sm px-2 text-start hover:bg-hover',
          'pointer-coarse:min-h-control-lg',
          chosen === name && 'bg-accent-soft text-accent-text hover:bg-accent-soft',
        )}
      >
        <span className="grid min-w-0 flex-1">
          <span className={clsx('truncate', name !== '*' && 'mono')}>
            {name === '*' ? 'Every call' : name}
          </span>
          {hits.length > 0 && (
            <span className="text-xs text-muted wrap-anywhere">{` ${hits.join(', ')}`}</span>
          )}
        </span>
        <Badge count={countOf(name)} label="switched on" />
      </button>
    </li>
  );

  return (
    <div
      data-panes
      className="grid gap-x-6 sm:h-full sm:grid-cols-[17rem_minmax(0,1fr)] sm:grid-rows-[minmax(0,1fr)] sm:*:overflow-y-auto"
    >
      <div ref={list} className={clsx('grid content-start gap-2 p-1', chosen && 'max-sm:hidden')}>
        <SearchBox
          value={search}
          onChange={setSearch}
          label="Search calls"
          placeholder="Search calls, outcomes, faults"
        />
        {ofEvery.length > 0 && <ul>{ofEvery.map(entry)}</ul>}
        {groups.map(
          ({ title, found }) =>
            found.length > 0 && (
              <section key={title} aria-label={title}>
                <h2 className="px-2 pb-1 text-xs text-muted">{title}</h2>
                <ul>{found.map(entry)}</ul>
              </section>
            ),
        )}
        {matching.length === 0 && (
          <p className="px-2 text-muted">No call, outcome or fault matches “{search}”</p>
        )}
      </div>
      {chosen ? (
        <CallOverrides
          key={chosen}
          name={chosen}
          of={of}
          onEvery={(target) => choose('*', target)}
          onBack={showList}
        />
      ) : (
        <p className="p-1 text-muted max-sm:hidden">Choose a call to see its answers.</p>
      )}
    </div>
  );
}
