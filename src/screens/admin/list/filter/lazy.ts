// Code that Filter loads on first use, in a chunk of its own.
export { FilterFields } from './FilterFields.tsx';
export { filterTable, pageOf } from './filter-table.ts';
export { fetchAllRowsVerified } from '#src/data/list/all-rows.ts';
