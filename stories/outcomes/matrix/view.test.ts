import { describe, expect, it } from 'vitest';
import { stateIn } from '#mocks/control/state-link.ts';
import { cells } from '#storybook/matrix/cells.ts';
import { linkOf } from './cell-links.ts';
import { type MatrixFilter, viewOf } from './view.ts';

const all: MatrixFilter = { search: '', group: '', kind: 'all', state: 'all' };
const view = (filter: Partial<MatrixFilter>, results = {}) => viewOf({ ...all, ...filter }, results);

describe('the view of the matrix', () => {
  it('shows every cell once', () => {
    const { rows, found } = view({});
    const shown = rows.flatMap(({ cells: inColumns, own }) => [...inColumns, ...own]).filter(Boolean);
    expect(new Set(shown).size).toBe(cells.length);
    expect([shown.length, found.length, rows.length]).toEqual([cells.length, cells.length, 43]);
  });

  it('leaves out rows and columns without a cell that passes', () => {
    const { rows, columns, hasOwn } = view({
      group: 'keys',
      kind: 'fault',
      state: 'nothing',
      search: 'field',
    });
    expect(rows.map(({ call }) => call)).toEqual(['keys.list', 'keys.remove', 'keys.unused']);
    expect(columns.map(({ name }) => name)).toEqual(['field errors', 'field violations', 'field list']);
    expect(hasOwn).toBe(false);
  });

  it.each([
    ['PUT 502', ['502 page'], 5],
    ['noKEYS /admin/keys', ['noKeys'], 1],
  ])('finds %s in methods, paths and names', (search, names, rows) => {
    const found = view({ search });
    expect([...new Set(found.found.map(({ name }) => name))]).toEqual(names);
    expect(found.rows).toHaveLength(rows);
  });

  it('finds what failed, what was not reached, and what has no result', () => {
    const results = {
      'keys.list': { '502 page': 'failed', serverMessage: 'not reached', slow: 'passed' },
    } as const;
    expect(view({ state: 'failed' }, results).found.map(({ name }) => name)).toEqual([
      'serverMessage',
      '502 page',
    ]);
    expect(
      view({ state: 'no result' }, results).found.some(
        ({ name, call }) => call === 'keys.list' && name === 'slow',
      ),
    ).toBe(false);
    expect(view({ state: 'no result' }, results).found.every(({ cover }) => cover.by !== 'nothing')).toBe(
      true,
    );
  });
});

describe('the links of the cells', () => {
  const demo = { app: 'demo', address: 'http://localhost:5173/' } as const;
  const of = (call: string, name: string) => cells.find((cell) => cell.call === call && cell.name === name)!;
  const stateOf = (call: string, name: string) => stateIn(linkOf(of(call, name), demo)!);

  it('open each cell that can be seen, here and in the demo', () => {
    const covered = cells.filter(({ cover }) => cover.by !== 'nothing');
    const unlinked = covered.filter((cell) => !linkOf(cell, { app: 'workshop' }) || !linkOf(cell, demo));
    expect([...new Set(unlinked.map(({ call }) => call))]).toEqual(['adminAuth.signIn', 'keys.unused']);
  });

  it('name the outcome or fault in letters that a story takes from the address', () => {
    const args = cells.flatMap((cell) => linkOf(cell, { app: 'workshop' })?.split('&args=')[1] ?? []);
    expect(args.filter((arg) => !/^(outcome|fault):[\w+-]+$/.test(arg))).toEqual([]);
  });

  it('switch it on at the page that makes the call', () => {
    expect(stateOf('keys.update', '502 page')).toMatchObject({
      persona: 'admin',
      faults: [{ endpoint: 'keys.update', fault: '502 page', times: 'all' }],
    });
    expect(stateOf('auth.refresh', 'quotedRefreshToken')).toMatchObject({
      activeOutcomes: { 'auth.refresh': 'quotedRefreshToken', 'subscriptions.mine': 'expiredToken' },
    });
  });
});
