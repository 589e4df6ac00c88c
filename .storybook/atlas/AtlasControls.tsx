import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Atlas } from './atlas.ts';
import { Choice } from './Choice.tsx';
import { changedIn, type Filter, type Mode, modes } from './rows.ts';

export interface AtlasView extends Filter {
  mode: Mode;
  size: 'small' | 'medium' | 'large';
  isBeforeShown: boolean;
  /** The commit to compare with; only in the development server. */
  against: string;
}

const modeNames: Record<Mode, string> = {
  light: 'Light',
  dark: 'Dark',
  phone: 'Phone',
  forced: 'Forced colours',
};

interface AtlasControlsProps {
  view: AtlasView;
  onChange: (part: Partial<AtlasView>) => void;
  /** Undefined while it loads. */
  atlas: Atlas | undefined;
}

export function AtlasControls({ view, onChange, atlas }: AtlasControlsProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search screens and states"
          placeholder="Search screens and states"
          value={view.search}
          onChange={(search) => onChange({ search })}
          className="w-full sm:w-72"
        />
        <Choice
          label="Show as"
          value={view.mode}
          onChange={(mode) => onChange({ mode })}
          options={modes.map((mode) => ({ value: mode, label: labelOf(mode, atlas) }))}
        />
        <Choice
          label="Size"
          value={view.size}
          onChange={(size) => onChange({ size })}
          options={[
            { value: 'small', label: 'Small' },
            { value: 'medium', label: 'Medium' },
            { value: 'large', label: 'Large' },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {import.meta.env.DEV && (
          <Against value={view.against} onChange={(against) => onChange({ against })} />
        )}
        {atlas?.against && (
          <>
            <Checkbox
              label="Only what changed"
              checked={view.isChangedOnly}
              onChange={({ target }) => onChange({ isChangedOnly: target.checked })}
            />
            <Checkbox
              label="As it was before"
              checked={view.isBeforeShown}
              onChange={({ target }) => onChange({ isBeforeShown: target.checked })}
            />
          </>
        )}
        {atlas && (
          <p role="status" className="text-muted">
            {summaryOf(atlas)}
          </p>
        )}
      </div>
    </div>
  );
}

/** The mode's label with its number of changes: a change may show in one mode only. */
function labelOf(mode: Mode, atlas: Atlas | undefined): string {
  const changed = atlas ? changedIn(mode, atlas) : 0;
  return changed ? `${modeNames[mode]} (${changed} changed)` : modeNames[mode];
}

function summaryOf({ pictures, against }: Atlas): string {
  const count = (change: string) => pictures.filter((picture) => picture.change === change).length;
  const states = new Set(pictures.map(({ story }) => story)).size;
  const total = `${states} states, ${pictures.length} pictures.`;
  if (!against) return total;
  const { commit, date, subject } = against;
  const changes = `${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`;
  return `${total} Against ${commit}, ${date}, “${subject}”: ${changes}.`;
}

function Against({ value, onChange }: { value: string; onChange: (commit: string) => void }) {
  const [text, setText] = useState(value);
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(text.trim());
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Compare with commit"
        placeholder="Commit, such as HEAD~3"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-52"
      />
      <Button type="submit">Compare</Button>
    </form>
  );
}
