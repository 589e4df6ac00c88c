import { useState } from 'react';
import { faults } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { NoMatches } from '#src/ui/EmptyState.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Filters } from '#storybook/pages/docs/parts.tsx';
import { type Cell, cells } from '#storybook/pages/matrix/cells.ts';
import { reasonNotPlayed, storyAddress } from '#storybook/pages/matrix/outcome-stories.ts';

const kinds = [
  { value: 'outcome', label: 'Outcomes' },
  { value: 'fault', label: 'Faults' },
  { value: '', label: 'Outcomes and faults' },
];
const covers = [
  { value: '', label: 'All' },
  { value: 'story', label: 'By a story' },
  { value: 'test', label: 'By a test' },
  { value: 'nothing', label: 'Does not apply' },
];

/** True for an outcome or fault of all calls, which has a column of its own. */
const isCommon = ({ name }: Cell) => Object.values(outcomes).every((own) => name in own) || name in faults;

/** A grid of every call with every outcome and fault: description, proof, and a link to its story. */
export function MatrixPage() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('outcome');
  const [by, setBy] = useState('');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cells.filter((cell) => {
    const { method, path, summary } = endpointOf(cell.call);
    const text = `${cell.call} ${method} ${path} ${summary} ${cell.name}`.toLowerCase();
    return (
      (!kind || cell.kind === kind) &&
      (!by || cell.cover.by === by) &&
      words.every((word) => text.includes(word))
    );
  });
  const columns = [...new Set(found.filter(isCommon).map(({ name }) => name))];

  return (
    <div data-wide className="grid grid-cols-1 gap-4">
      <Filters what="calls, outcomes and faults" search={search} onSearch={setSearch}>
        <Select label="Kind" value={kind} onChange={setKind} options={kinds} />
        <Select label="Covered" value={by} onChange={setBy} options={covers} />
        <p role="status">
          {found.length} of {cells.length}
        </p>
      </Filters>
      {found.length === 0 ? (
        <NoMatches noun="outcomes and faults" search={search} onClear={() => setSearch('')} />
      ) : (
        <div role="region" aria-label="Outcomes and faults" tabIndex={0} className="overflow-x-auto">
          <table className="docs-table text-xs">
            <thead>
              <tr>
                <th scope="col" className="align-bottom!">
                  Call
                </th>
                {columns.map((name) => (
                  <th key={name} scope="col" className="px-1! align-bottom!">
                    <span className="rotate-180 text-xs whitespace-nowrap [writing-mode:vertical-rl]">
                      {name}
                    </span>
                  </th>
                ))}
                <th scope="col" className="align-bottom!">
                  Of this call alone
                </th>
              </tr>
            </thead>
            <tbody>
              {[...new Set(found.map(({ call }) => call))].map((call) => {
                const ofCall = found.filter((cell) => cell.call === call);
                return (
                  <tr key={call}>
                    <th scope="row">
                      <code className="whitespace-nowrap!">{call}</code>
                    </th>
                    {columns.map((name) => (
                      <td key={name} className="px-1! text-center!">
                        {ofCall
                          .filter((cell) => cell.name === name)
                          .map((cell) => (
                            <CellLink key={cell.name} {...cell} />
                          ))}
                      </td>
                    ))}
                    <td className="min-w-72">
                      <span className="flex flex-wrap gap-x-4">
                        {ofCall
                          .filter((cell) => !isCommon(cell))
                          .map((cell) => (
                            <CellLink key={cell.name} {...cell} isNamed />
                          ))}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

const marks = { story: 'bg-accent', test: 'border-2 border-accent', nothing: 'h-px! bg-line-strong' };

/** A mark for what covers a cell, described by its tooltip, which opens the story that plays it. */
function CellLink({ isNamed = false, ...cell }: Cell & { isNamed?: boolean }) {
  const { cover } = cell;
  const proof =
    cover.by === 'nothing'
      ? `does not apply: ${cover.reason}`
      : cover.by === 'test'
        ? cover.file
        : 'played by its story';
  const about = `${cell.call}, ${cell.name}: ${aboutOf(cell)} · ${proof}`;
  const link = linkOf(cell);
  const mark = <span className={`inline-block size-2.5 rounded-full ${marks[cover.by]}`} />;
  const shown = isNamed ? (
    <>
      {mark} {cell.name}
    </>
  ) : (
    mark
  );
  const className = isNamed ? 'inline-block py-1' : 'inline-grid size-6 place-items-center';
  return link ? (
    <a href={link} target="_top" title={about} aria-label={about} className={className}>
      {shown}
    </a>
  ) : (
    <span role="img" title={about} aria-label={about} className={className}>
      {shown}
    </span>
  );
}

/** Returns the story that plays the call's outcome or fault; undefined if it has no visible effect. */
function linkOf({ call, kind, name, cover }: Cell): string | undefined {
  if (cover.by === 'nothing' || reasonNotPlayed(call)) return undefined;
  return storyAddress(call, kind, name);
}

function aboutOf({ call, kind, name }: Cell): string {
  if (kind === 'fault') return faults[name as keyof typeof faults].about;
  const { status, network, userSees, source } = outcomes[call][name]!;
  const answer = status ?? (network === 'hang' ? 'No answer' : 'No connection');
  return [String(answer), userSees && `“${userSees}”`, source].filter(Boolean).join(' · ');
}
