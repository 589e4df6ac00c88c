import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '../contract/limits.ts';
import { type Address, type Declared, lastPage, parseAddress, formatAddress } from './address.ts';
import { nextNavigation, type HistoryLocation, type NavigationStep } from './navigation.ts';

/** A list of the console beside its shell. */
const page: Declared = {
  dialogs: new Map([
    ['create', 'page'],
    ['upload', 'page'],
    ['edit', 'row'],
    ['person-edit', 'sheet'],
  ]),
  list: {
    columns: ['id', 'Code', 'Used By', 'Created Date', 'Status'].map((id) => ({
      id,
      header: id === 'id' ? 'ID' : id,
    })),
    quickFilters: [{ id: 'unused-90' }],
  },
  isPending: false,
};

const text = fc.string({ unit: 'grapheme', maxLength: 4 });
const word = fc.constantFrom('a', 'b');
const filters = fc.dictionary(fc.constantFrom('Code', 'Used By'), fc.constantFrom('', 'x', 'yz'));
const list = {
  page: fc.nat(30),
  size: fc.constantFrom(...limits.pageSizes),
  order: fc.record({ id: fc.constantFrom('id', 'Code'), desc: fc.boolean() }),
  search: fc.constantFrom('', 'a', 'ab'),
  ask: fc.constantFrom('', 'unused-90'),
  filters,
};
const path = fc.constantFrom('/admin/keys', '/admin/users');
const dialog = fc.oneof(
  fc.record({ kind: fc.constantFrom('edit', 'person-edit'), id: fc.maxSafeInteger() }),
  fc.record({ kind: fc.constantFrom('create', 'upload') }),
);
const step: fc.Arbitrary<NavigationStep | 'back' | 'forward'> = fc.oneof(
  fc.record({ go: fc.constant('list' as const), to: fc.record(list, { requiredKeys: [] }) }),
  fc.record({
    go: fc.constant('page' as const),
    path,
    to: fc.record({ search: word, person: word }, { requiredKeys: [] }),
  }),
  fc.record({ go: fc.constant('person' as const), name: word }),
  dialog.map((dialog): NavigationStep => ({ go: 'dialog', ...dialog })),
  fc.record({
    go: fc.constant('close' as const),
    layer: fc.constantFrom('person' as const, 'dialog' as const),
  }),
  fc.constantFrom('back' as const, 'forward' as const),
);

/** Returns a history, as browsers keep it. */
function historyFrom(path: string, search: string) {
  const entries: HistoryLocation[] = [{ path, search, state: null }];
  let at = 0;
  const here = () => entries[at]!;
  return {
    here,
    index: () => at,
    before: () => entries[at - 1],
    address: () => parseAddress(here().path, here().search, page),
    go(step: NavigationStep | 'back' | 'forward') {
      if (step === 'back') return void (at = Math.max(0, at - 1));
      if (step === 'forward') return void (at = Math.min(entries.length - 1, at + 1));
      const next = nextNavigation(here(), step, page);
      if (next?.history === 'back') at -= 1;
      else if (next) {
        const [path, search = ''] = next.to.split(/(?=\?)/) as [string, string?];
        if (next.history === 'push') entries.length = ++at;
        entries[at] = { path, search, state: next.state };
      }
    },
  };
}

const layers = ['dialog', 'person'] as const;
const anyQuery = fc.oneof(
  fc.webQueryParameters(),
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          'page',
          'size',
          'dir',
          'order',
          'search',
          'ask',
          'user',
          'dialog',
          'id',
          'filter',
          'Code',
          'x',
        ),
        fc.oneof(
          text,
          fc.constantFrom('0', '2', '25', 'asc', '-Code', 'id', '-', 'on', '1e3', '999999999999'),
        ),
      ),
    )
    .map((pairs) => String(new URLSearchParams(pairs))),
);

it('an address equals its text, closing leaves no entry, Back shows nothing closed (LIS-7, PER-1, ROU-8)', () => {
  fc.assert(
    fc.property(path, anyQuery, fc.array(step, { maxLength: 25 }), (path, query, steps) => {
      const history = historyFrom(path, query);
      for (const step of steps) {
        const before = { address: history.address(), index: history.index() };
        const isOfSheet = typeof step === 'object' && step.go === 'dialog' && step.kind === 'person-edit';
        if (isOfSheet && !before.address.person) continue;
        history.go(step);
        const address = history.address();
        expect(parseAddress(address.path, formatAddress(address), page)).toEqual(address);
        if (typeof step === 'string') continue;

        const isAlone = step.go !== 'person' || !before.address.dialog; // which it takes the place of
        const opened = isAlone && layers.find((layer) => address[layer] && !before.address[layer]);
        if ((step.go === 'person' || step.go === 'dialog') && opened) {
          expect(history.index()).toBe(before.index + 1);
          history.go({ go: 'close', layer: opened });
          expect({ address: history.address(), index: history.index() }).toEqual(before);
          history.go('forward');
          expect(history.address()).toEqual(address);
        }
        const closed =
          step.go === 'close' && layers.find((layer) => before.address[layer] && !address[layer]);
        const below = history.before();
        if (below?.path !== address.path || history.index() < before.index) continue;
        const addressBelow = parseAddress(below.path, below.search, page);
        expect(addressBelow, 'Back leads elsewhere').not.toEqual(address);
        if (closed) expect(addressBelow[closed] || undefined).toBeUndefined();
      }
    }),
    { numRuns: 300 },
  );
});

const keys = '/admin/keys';
const set = (to: Partial<Address>): NavigationStep => ({ go: 'list', to });
const filter = (text: string): NavigationStep => ({ go: 'filter', header: 'Code', text });
const search = (path: string, search: string, person = ''): NavigationStep => ({
  go: 'page',
  path,
  to: { search, person },
});
const form = '?user=ada&dialog=person-edit';
const byId = { id: 'id', desc: false };

it.each<[string, string, NavigationStep, string, HistoryLocation['state']?]>([
  ['the page keeps the rest', '?size=25&search=x', set({ page: 1 }), 'push ?page=2&size=25&search=x'],
  ['another size leads to the first page (LIS-2)', '?page=3', set({ size: 25 }), 'push ?size=25'],
  ['another order leads to the first page (LIS-2)', '?page=3', set({ order: byId }), 'push ?dir=asc'],
  ['a search is one entry, from its first letter', '?page=3', set({ search: 'a' }), 'push ?search=a'],
  ['a search is one entry, to its last letter', '?search=a', set({ search: 'ab' }), 'replace ?search=ab'],
  ['an emptied search leaves no entry', '?search=a', set({ search: '' }), 'back', { parentUrl: '' }],
  ['the same search is no step', '?page=2&search=a', set({ search: 'a' }), ''],
  ['a page beside a sheet', '?user=ada', set({ page: 1 }), 'replace ?page=2&user=ada'],
  ['a first filter', '?page=3', set({ filters: { Code: 'x' } }), 'push ?Code=x, left ?page=3'],
  ['the text of a filter is one entry', '?Code=x&Used+By=a', filter('y'), 'replace ?Code=y&Used+By=a'],
  ['the last pill (LIS-15)', '?Code=x', set({ filters: {} }), 'push ?page=3', { unfilteredUrl: '?page=3' }],
  [
    'the last pill, with another search',
    '?search=a&Code=x',
    set({ filters: {} }),
    'push ?search=a',
    { unfilteredUrl: '?page=3' },
  ],
  [
    'an order that is left keeps all rows',
    '?order=Code&ask=unused-90',
    set({ quickFilter: '' }),
    'push ?order=Code',
  ],
  ['a person in place of a form', '?dialog=edit&id=3', { go: 'person', name: 'ada' }, 'replace ?user=ada'],
  ['a form above a sheet', '?user=a', { go: 'dialog', kind: 'b' }, 'push ?user=a&dialog=b'],
  ['a sheet of an address', '?page=2&user=ada', { go: 'close', layer: 'person' }, 'replace ?page=2'],
  ['a sheet that was opened here', '?user=ada', { go: 'close', layer: 'person' }, 'back', { parentUrl: '' }],
  ['a form on its way goes first', `${form}&id=1`, { go: 'close', layer: 'person' }, 'replace ?user=ada'],
  ['a form of nobody stops no Close', form, { go: 'close', layer: 'person' }, 'replace'],
  ['a form of nobody stops no page', form, set({ page: 1 }), 'replace ?page=2&user=ada'],
  ['a new search (ADM-4)', '?page=3&dir=asc&Code=x', search(keys, 'a'), 'push ?dir=asc&search=a'],
  ['a key (ADM-6)', '?size=25&user=ada', search(keys, 'K', 'ben'), 'replace ?size=25&search=K&user=ben'],
  ['another list', '?page=3&size=25&x=1', search('/admin/users', 'a'), 'push /admin/users?search=a'],
])('%s: from %s by %j', (_, search, step, expected, state = null) => {
  const next = nextNavigation({ path: keys, search, state }, step, page);
  const { to = '', state: { unfilteredUrl } = {} } = next && 'to' in next ? next : {};
  const text = `${next?.history ?? ''} ${to.replace(keys, '')}`.trim();
  expect(text + (unfilteredUrl ? `, left ${unfilteredUrl}` : '')).toBe(expected);
});

it.each([
  ['page=0&size=11&dir=up&user=&id=7&filter=on', ''],
  ['page=1e3&order=id', '?dir=asc'],
  [
    'filter=on&order=-Created+Date&ask=unused-90&Status=UNUSED&ID=39',
    '?order=-Created+Date&ask=unused-90&Status=UNUSED&ID=39',
  ],
  ['filter=on&Status=A&Code=A&Status=USED&Note=', '?Status=USED&Code=A'],
  ['theme=x&page=3&dialog=edit&id=x', '?theme=x&page=3'],
  ['Colour=red&order=nonsense&ask=nothing&dialog=nonsense&id=7&utm_source=mail', '?utm_source=mail'],
  ['dialog=edit&id=9007199254740991', '?dialog=edit&id=9007199254740991'],
  ['dialog=edit&id=9007199254740992', ''],
  ['dialog=person-edit&id=1', ''],
  ['dialog=create&id=7', '?dialog=create'],
])('parses %s as %s (LIS-7)', (query, written) => {
  expect(formatAddress(parseAddress('', query, page))).toBe(written);
});

it('keeps parameters while a page loads, and drops list parameters without a list (LIS-7)', () => {
  const query = '?order=Code&Code=x&dialog=edit&id=1&page=3';
  const loading = { dialogs: page.dialogs, isPending: true };
  expect(parseAddress('', query, { ...loading, dialogs: new Map() })).toMatchObject({
    page: 2,
    dialog: undefined,
  });
  expect(formatAddress(parseAddress('', query, loading))).toBe('?order=Code&Code=x&page=3&dialog=edit&id=1');
  expect(formatAddress(parseAddress('', query, { ...loading, isPending: false }))).toBe('?dialog=edit&id=1');
});

it('the last page follows from the total and the size, counted from 0', () => {
  expect([0, 1, 10, 11, 100].map((total) => lastPage(total, 10))).toEqual([0, 0, 0, 1, 9]);
});
