// What Filter needs only while it is on: a chunk of its own.
export { FilterPills, Reading } from './FilterBar.tsx';
export { filterTable } from './filter-table.ts';
export { readUntilSure } from '../full-list.ts';
