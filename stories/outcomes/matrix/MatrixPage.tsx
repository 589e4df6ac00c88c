import { useState } from 'react';
import { faults } from '#mocks/faults/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { NoMatches } from '#src/ui/EmptyState.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Filters } from '#storybook/pages/docs/parts.tsx';
import { type Cell, cells } from '#storybook/pages/matrix/cells.ts';
import { reasonNotPlayed, storyAddress } from '#storybook/pages/matrix/outcome-stories.ts';

const kinds = [
  { value: '', label: 'Outcomes and faults' },
  { value: 'outcome', label: 'Outcomes' },
  { value: 'fault', label: 'Faults' },
];
const covers = [
  { value: '', label: 'All' },
  { value: 'story', label: 'By a story' },
  { value: 'test', label: 'By a test' },
  { value: 'nothing', label: 'Does not apply' },
];

/** Number of cells that are shown unfolded. */
const FEW = 60;

/** Every call with every outcome and fault: description, proof, and a link to its story. */
export function MatrixPage() {
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
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
  const isFew = found.length <= FEW;

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
          {[...new Set(found.map(({ call }) => call))].map((call) => (
            <CallCells
              // opens and folds again as the search changes
              key={`${call} ${isFew}`}
              call={call}
              isOpen={isFew}
              ofCall={found.filter((cell) => cell.call === call)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface CallCellsProps {
  call: EndpointName;
  isOpen: boolean;
  /** The outcomes and faults that were found. */
  ofCall: readonly Cell[];
}

/** A call that unfolds to its outcomes and faults, which are rendered only then. */
function CallCells({ call, isOpen: isOpenAtFirst, ofCall }: CallCellsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { method, path } = endpointOf(call);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer border-b border-line py-2">
        <code>{call}</code> {method} {path} · {ofCall.length}
      </summary>
      {isOpen && (
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Outcome or fault</th>
              <th scope="col">What happens</th>
              <th scope="col">Covered by</th>
            </tr>
          </thead>
          <tbody>
            {ofCall.map((cell) => (
              <CellRow key={`${cell.kind} ${cell.name}`} {...cell} />
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}

function CellRow(cell: Cell) {
  const { name, cover } = cell;
  const link = linkOf(cell);
  return (
    <tr>
      <th scope="row">
        {link ? (
          <a href={link} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      <td>{aboutOf(cell)}</td>
      <td>
        {cover.by === 'nothing' && `does not apply: ${cover.reason}`}
        {cover.by === 'test' && <code>{cover.file}</code>}
        {cover.by === 'story' && 'its story'}
      </td>
    </tr>
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
