import { SearchBox } from '#src/ui/SearchBox.tsx';
import { Select } from '#src/ui/Select.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { type CellState, groups, type MatrixFilter } from './view.ts';

/** What the controls set. */
export interface MatrixView extends MatrixFilter {
  app: 'workshop' | 'demo';
  /** Address of the demo. */
  address: string;
}

const kinds: { value: MatrixFilter['kind']; label: string }[] = [
  { value: 'all', label: 'Outcomes and faults' },
  { value: 'outcome', label: 'Outcomes' },
  { value: 'fault', label: 'Faults' },
];

/** Names of the states, also for the counts. */
export const stateNames: Record<CellState, string> = {
  story: 'by a story',
  test: 'by a test',
  nothing: 'do not apply',
  failed: 'failed or not reached',
  'no result': 'without a result',
};

const states: { value: MatrixFilter['state']; label: string }[] = [
  { value: 'all', label: 'All cells' },
  { value: 'story', label: 'Covered by a story' },
  { value: 'test', label: 'Covered by a test' },
  { value: 'nothing', label: 'Does not apply' },
  { value: 'failed', label: 'Failed or not reached' },
  { value: 'no result', label: 'Without a result' },
];

interface MatrixControlsProps {
  view: MatrixView;
  onChange: (part: Partial<MatrixView>) => void;
}

export function MatrixControls({ view, onChange }: MatrixControlsProps) {
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]">
      <SearchBox
        label="Search calls, outcomes and faults"
        placeholder="Search calls, outcomes and faults"
        value={view.search}
        onChange={(search) => onChange({ search })}
        className="sm:col-span-2"
      />
      <Select
        label="Calls"
        value={view.group}
        onChange={(group) => onChange({ group })}
        options={[{ value: '', label: 'All calls' }, ...groups.map((value) => ({ value, label: value }))]}
      />
      <Select label="Kind" value={view.kind} onChange={(kind) => onChange({ kind })} options={kinds} />
      <Select label="State" value={view.state} onChange={(state) => onChange({ state })} options={states} />
      <Select
        label="Cells open"
        value={view.app}
        onChange={(app) => onChange({ app })}
        options={[
          { value: 'workshop', label: 'A story here' },
          { value: 'demo', label: 'The demo' },
        ]}
      />
      {view.app === 'demo' && (
        <TextField
          label="Address of the demo"
          type="url"
          value={view.address}
          onChange={({ target }) => onChange({ address: target.value })}
        />
      )}
    </div>
  );
}
