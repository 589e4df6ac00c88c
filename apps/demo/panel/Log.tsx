import { useState } from 'react';
import type { DeviationSummary } from '#mocks/log/deviation-summary.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { Button } from '#src/ui/Button.tsx';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { LogRow } from './LogRow.tsx';
import { useAnswer, useMock } from './mock-context.ts';
import { Section } from './Section.tsx';

const MAX_CALLS = 50;

/**
 * The calls to the mock backend, newest first; after a failed play in their order, with what decided each response
 * (LOG-5).
 */
export function Log() {
  const { state, calls, failure, request, say } = useMock();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(MAX_CALLS);
  const matching = calls.filter((call) => matches(call, search));
  const found = failure ? [...matching].reverse() : matching;

  async function clear() {
    await request('/mock/requests', { method: 'DELETE' });
    say('The log is empty');
  }
  return (
    <div className="grid gap-2">
      {failure && (
        <p className="text-danger">
          The play failed. Its calls in order, each with its answer and what decided it:
        </p>
      )}
      <div className="flex gap-2">
        <SearchBox
          className="min-w-0 flex-1 sm:max-w-80"
          value={search}
          onChange={setSearch}
          label="Search the log"
          placeholder="Call, status, person…"
        />
        <Button size="sm" className="self-center" disabled={calls.length === 0} onClick={() => void clear()}>
          Empty the log
        </Button>
      </div>
      {state.upstream && <Deviations />}
      {found.length === 0 ? (
        <p className="py-6 text-center text-muted">
          {search ? `No call matches “${search}”` : 'No calls yet. They appear here as the app makes them.'}
        </p>
      ) : (
        <ol
          aria-label={failure ? 'Calls, oldest first' : 'Calls, newest first'}
          className="overflow-hidden rounded-md border border-line bg-raised"
        >
          {found.slice(0, shown).map((call) => (
            <LogRow key={call.id} call={call} />
          ))}
        </ol>
      )}
      {found.length > shown && (
        <Button size="sm" className="justify-self-center" onClick={() => setShown(shown + MAX_CALLS)}>
          Show {Math.min(MAX_CALLS, found.length - shown)} {failure ? 'later' : 'older'} calls
        </Button>
      )}
    </div>
  );
}

function matches(call: LoggedCall, search: string): boolean {
  const text = Object.values(call).join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Deviations of a real server since the command began, by call, the reason first (UPS-6). */
function Deviations() {
  const answer = useAnswer<{ deviations: DeviationSummary[] }>('/mock/deviations', useMock().calls);
  const found = typeof answer === 'object' ? answer.deviations : [];
  if (found.length === 0) return null;
  return (
    <Section title="Off the contract, by call">
      <ul className="grid gap-1 rounded-md border border-line bg-raised p-2.5 text-xs">
        {found.map(({ call, deviation, times, first }) => (
          <li key={call + deviation} className="wrap-anywhere">
            <span className="mono">{call}</span>: {deviation}{' '}
            <span className="text-muted">
              ({times} ×, first {first})
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
