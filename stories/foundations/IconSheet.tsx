import { icons } from 'lucide-react';
import { DiscordIcon } from '#src/ui/DiscordIcon.tsx';
import { Sheet } from './parts.tsx';

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const used = new Set(Object.values(sources).flatMap((source) => source.match(/\b\w+(?=Icon\b)/g) ?? []));

/** All icons that the product uses, with the names by which they are imported. */
export const IconSheet = () => (
  <Sheet>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
      {Object.entries({ Discord: DiscordIcon, ...icons })
        .filter(([name]) => used.has(name))
        .map(([name, Icon]) => (
          <li
            key={name}
            className="grid justify-items-center gap-2 rounded-md border border-line bg-raised p-4"
          >
            <Icon />
            <span className="max-w-full truncate text-xs text-muted">{name}</span>
          </li>
        ))}
    </ul>
  </Sheet>
);
