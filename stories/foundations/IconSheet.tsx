import clsx from 'clsx';
import { type ComponentType, useState } from 'react';
import { NoMatches } from '#src/ui/EmptyState.tsx';
import type { IconProps } from '#src/ui/icon.tsx';
import * as icons from '#src/ui/icons.tsx';
import * as publicIcons from '#src/ui/public-icons.tsx';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import * as userIcons from '#src/ui/user-icons.tsx';
import { useCopy } from '#src/ui/use-copy.ts';
import { iconWords } from './icon-words.ts';
import { Sheet } from './Section.tsx';

const all = [
  listOf(icons, 'icons.tsx'),
  listOf(publicIcons, 'public-icons.tsx'),
  listOf(userIcons, 'user-icons.tsx'),
].flat();

/** All icons with a search; pressing one copies its import. */
export function IconSheet({ initialSearch = '' }: { initialSearch?: string }) {
  const [search, setSearch] = useState(initialSearch);
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ name }) => `${name} ${iconWords[name] ?? ''}`.toLowerCase().includes(wanted));
  return (
    <Sheet>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <SearchBox
            value={search}
            onChange={setSearch}
            label="Search icons"
            placeholder="Name or meaning, such as delete"
            className="w-full sm:w-80"
          />
          <p role="status" className="text-muted">
            {found.length} of {all.length}. Press one to copy its import.
          </p>
        </div>
        {found.length === 0 && <NoMatches noun="icons" search={search} onClear={() => setSearch('')} />}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3 empty:hidden">
          {found.map((entry) => (
            <Tile key={entry.name} {...entry} />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

interface Entry {
  name: string;
  Icon: ComponentType<IconProps>;
  file: string;
}

function Tile({ name, Icon, file }: Entry) {
  const { outcome, copy } = useCopy();
  return (
    <li>
      <button
        type="button"
        onClick={() => void copy(`import { ${name} } from '#src/ui/${file}';`)}
        className={clsx(
          'grid h-full w-full content-start justify-items-center gap-2 rounded-md border',
          'border-line bg-raised px-2 py-4 transition-colors hover:border-line-strong',
          'hover:bg-hover',
        )}
      >
        {outcome === 'copied' ? <icons.CheckIcon size="lg" className="text-success" /> : <Icon size="lg" />}
        <span className="w-full text-center text-xs wrap-anywhere text-muted">{name}</span>
        <span role="status" className="sr-only">
          {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied' : ''}
        </span>
      </button>
    </li>
  );
}

function listOf(module: Record<string, ComponentType<IconProps>>, file: string): Entry[] {
  return Object.entries(module).map(([name, Icon]) => ({ name, Icon, file }));
}
