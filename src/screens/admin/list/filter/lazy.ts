// What Filter needs only once it is used: a chunk of its own.
export { FilterFields } from './FilterFields.tsx';
export { filterTable, pageOf } from './filter-table.ts';
export { fetchAllRowsVerified } from '#src/data/list/all-rows.ts';
