import type { ReactNode } from 'react';
import { SearchBox } from '#src/ui/SearchBox.tsx';

interface FiltersProps {
  what: string;
  search: string;
  onSearch(text: string): void;
  children: ReactNode;
}

export const Filters = ({ what, search, onSearch, children }: FiltersProps) => (
  <div className="sb-unstyled flex flex-wrap items-end gap-4 text-sm">
    <SearchBox
      label={`Search ${what}`}
      placeholder={`Search ${what}`}
      value={search}
      onChange={onSearch}
      className="w-full sm:w-72"
    />
    {children}
  </div>
);
