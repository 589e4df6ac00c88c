import { faults } from '#mocks/faults/index.ts';
import { failures } from '#mocks/outcomes/failures.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { endpoints, type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { type Cell, cells } from '#storybook/matrix/cells.ts';
import type { MatrixResults } from '#storybook/matrix/results.ts';

/** Which cells the page shows. */
export interface MatrixFilter {
  search: string;
  /** Group of calls, such as 'keys'; '' for all. */
  group: string;
  kind: 'all' | Cell['kind'];
  state: CellState | 'all';
}

/** How a cell is covered, or what became of it in the last test run. */
export type CellState = 'story' | 'test' | 'nothing' | 'failed' | 'no result';

/** Groups of calls, as in the contract. */
export const groups: readonly string[] = Object.keys(endpoints);

/** The outcomes that every call has, each of which is a column; those of single calls share the last one. */
const shared = Object.keys(failures({ source: '' }));

export interface Column {
  kind: Cell['kind'];
  name: string;
}

/** A call with its cells; undefined where a column has none. */
export interface Row {
  call: EndpointName;
  cells: (Cell | undefined)[];
  own: Cell[];
}

const allColumns: Column[] = [
  ...shared.map((name): Column => ({ kind: 'outcome', name })),
  ...Object.keys(faults).map((name): Column => ({ kind: 'fault', name })),
];
const isOwn = ({ kind, name }: Cell) => kind === 'outcome' && !shared.includes(name);

/** The result of a cell in the last test run. */
export const resultOf = ({ call, name }: Cell, results: MatrixResults['results']) => results[call]?.[name];

/** The calls, outcomes and faults with cells that pass the filter, and these cells. */
export function viewOf(filter: MatrixFilter, results: MatrixResults['results']) {
  const passes = passing(filter, results);
  const found = cells.filter(passes);
  const columns = allColumns.filter(({ kind, name }) =>
    found.some((cell) => cell.kind === kind && cell.name === name && !isOwn(cell)),
  );
  const calls = new Set(found.map(({ call }) => call));
  const rows = namedEndpoints.flatMap(([call]): Row[] => {
    if (!calls.has(call)) return [];
    const all = found.filter((cell) => cell.call === call);
    const at = ({ kind, name }: Column) => all.find((cell) => cell.kind === kind && cell.name === name);
    return [{ call, cells: columns.map(at), own: all.filter(isOwn) }];
  });
  return { rows, columns, found, hasOwn: rows.some(({ own }) => own.length > 0) };
}

function passing({ search, group, kind, state }: MatrixFilter, results: MatrixResults['results']) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const texts = new Map(namedEndpoints.map(([call]) => [call, textOf(call)]));
  return (cell: Cell) =>
    (!group || cell.call.startsWith(`${group}.`)) &&
    (kind === 'all' || cell.kind === kind) &&
    (state === 'all' || isIn(cell, state, results)) &&
    words.every((word) => `${texts.get(cell.call)} ${cell.name}`.toLowerCase().includes(word));
}

function textOf(call: EndpointName): string {
  const { method, path, summary } = endpointOf(call);
  return `${call} ${method} ${path} ${summary}`;
}

/** Whether a cell is in a state. */
export function isIn(cell: Cell, state: CellState, results: MatrixResults['results']): boolean {
  const result = resultOf(cell, results);
  if (state === 'failed') return result === 'failed' || result === 'not reached';
  if (state === 'no result') return cell.cover.by !== 'nothing' && result === undefined;
  return cell.cover.by === state;
}
