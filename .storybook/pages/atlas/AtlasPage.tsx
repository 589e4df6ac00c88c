import { useState } from 'react';
import { pictures, shownBy } from 'virtual:storybook-data';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Filters } from '../docs/parts.tsx';
import { useIndex } from '../docs/index.ts';
import { Picture } from './Picture.tsx';
import { columns, rowsOf } from './rows.ts';

const ANY = '';
const parts = [
  { value: ANY, label: 'Anything' },
  ...Object.keys(shownBy)
    .sort()
    .map((part) => ({ value: part, label: part })),
];
const appearances = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'forced', label: 'Forced colours' },
];

/** All pictures of all screens: a row for each screen, with a column for each kind of state that has pictures. */
export function AtlasPage() {
  const [search, setSearch] = useState('');
  const [appearance, setAppearance] = useState('light');
  const [part, setPart] = useState(ANY);
  const index = useIndex().filter(({ importPath = '' }) => !part || shownBy[part]?.includes(importPath));
  const rows = rowsOf(index, pictures, appearance, search);

  return (
    <div data-wide className="sb-unstyled grid gap-6 text-sm">
      <Filters what="screens and states" search={search} onSearch={setSearch}>
        <Select label="Appearance" value={appearance} onChange={setAppearance} options={appearances} />
        <Select label="Shows" value={part} onChange={setPart} options={parts} />
      </Filters>
      {rows.length === 0 && <EmptyState title="No pictures" />}
      {rows.map(({ title, cells }) => (
        <section key={title} aria-label={title} className="grid gap-3 border-t border-line pt-4">
          <h2 className="font-semibold">{title.split('/').slice(1).join(' › ')}</h2>
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            {columns.map(
              (column) =>
                cells[column] && (
                  <div key={column} className="grid content-start gap-2">
                    <h3 className="text-muted">{column}</h3>
                    <div className="flex flex-wrap gap-3">
                      {cells[column].map((picture) => (
                        <Picture key={picture.file} appearance={appearance} {...picture} />
                      ))}
                    </div>
                  </div>
                ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
