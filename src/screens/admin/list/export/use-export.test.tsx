// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Product, products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { longWaits } from '#src/api/wait.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { notify } from '#src/app/notify.ts';
import { type Format, formats } from '../valued-columns.ts';
import { useExport } from './use-export.tsx';
import type { Controls, Source } from '#src/data/list/list.ts';

const messages: string[] = [];
let files: Blob[];
let names: string[];
let asked: { signal: AbortSignal; answer: (reply: Response) => Promise<void> }[];

beforeEach(() => {
  [messages.length, files, asked, names] = [0, [], [], []];
  vi.stubGlobal(
    'fetch',
    ({ signal }: Request) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        asked.push({ signal, answer: (reply) => act(async () => resolve(reply)) });
      }),
  );
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  for (const kind of ['success', 'warning', 'error'] as const)
    vi.spyOn(notify, kind).mockImplementation((text) => String(messages.push(`${kind}: ${text}`)));
});

vi.mock('./excel.ts', () => ({ excelOf: () => new Promise((resolve) => (written = resolve)) }));
let written: ((file: Blob) => void) | undefined;

const columns = [
  { id: 'Name', header: 'Name', type: 'text' as const, get: ({ name }: { name: string }) => name },
];
function Buttons({ search = '', ...source }: Partial<Source<Product>> & { search?: string }) {
  const { start, progress } = useExport(
    {
      source: { endpoint: products.list, ...source } as Source<Product>,
      controls: { state: { search }, sorting: { id: 'id', desc: true } } as Controls,
    },
    ['invite code', 'invite codes'],
  );
  const button = (format: Format) => (
    <button key={format} onClick={() => start(format, columns)}>{`Export ${format}`}</button>
  );
  return progress ?? formats.map(button);
}
const page = (total: number, ...ids: (number | string)[]) =>
  Response.json({ total, items: ids.map((id) => ({ ...aProduct({ name: `P${id}` }), id })) });
const upTo = (count: number) => Array.from({ length: count }, (_, at) => count - at);
const button = () => screen.findByRole('button', { name: 'Export CSV' });

async function exportAll(source: Parameters<typeof Buttons>[0] = {}) {
  const before = messages.length;
  render(<Buttons total={3} {...source} />);
  fireEvent.click(await button());
  await waitFor(() => expect(messages.length).toBeGreaterThan(before));
}

async function begin(total: number) {
  const { unmount } = render(<Buttons total={total} />);
  fireEvent.click(await button());
  await waitFor(() => expect(asked).toHaveLength(1));
  return { unmount };
}

it('a cancelled export reads no more, saves nothing and shows no toast', async () => {
  await begin(500);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  await asked[0]!.answer(page(500, 1));
  await button();
  expect([asked.length, files, messages]).toEqual([1, [], []]);
});

it('a pause that is cancelled in its notice ends the export without a toast (SES-6)', async () => {
  await begin(1);
  await asked[0]!.answer(new Response('', { status: 429, headers: { 'Retry-After': '30' } }));
  await waitFor(() => expect(longWaits.seconds()).toBe(30));
  act(() => longWaits.cancel());
  await button();
  expect([asked.length, files, messages]).toEqual([1, [], []]);
});

it('does not save an Excel file that is cancelled during writing', async () => {
  render(<Buttons total={1} />);
  fireEvent.click(screen.getByRole('button', { name: 'Export Excel' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  await asked[0]!.answer(page(1, 1));
  await waitFor(() => expect(written).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  await act(async () => written!(new Blob(['x'])));
  await button();
  expect([files, messages]).toEqual([[], []]);
});

it('shows its progress, then saves the rows and their number (LIS-8)', async () => {
  await begin(1200);
  expect(screen.getByText('0 of 1,200')).toBeDefined();
  const bar = screen.getByRole('progressbar', { name: 'Export' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  await asked[0]!.answer(page(101, ...upTo(101).slice(0, 100)));
  await screen.findByText('100 of 101');
  expect(bar.getAttribute('aria-valuenow')).toBe('99');
  await asked[1]!.answer(page(101, 1));
  await waitFor(() => expect(asked).toHaveLength(3));
  await asked[2]!.answer(page(101, ...upTo(101).slice(0, 100)));
  await button();
  expect(messages).toEqual(['success: Exported 101 rows']);
  expect([files[0]!.type, names]).toEqual(['text/csv;charset=utf-8', ['invite-codes.csv']]);
  expect((await files[0]!.text()).split('\r\n').slice(0, 2)).toEqual(['Name', 'P101']);
});

it('reports the number of invalid or missing rows (LIS-8)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await begin(3);
  await asked[0]!.answer(page(3, 1, 'none', 3));
  await button();
  cleanup();
  vi.stubGlobal('fetch', async ({ url }: Request) => page(1003, ...(/page=1&/.test(url) ? [5, 4, 3] : [])));
  await exportAll();
  expect(messages).toEqual([
    'warning: Exported 2 rows. 1 row could not be read',
    'warning: Exported 3 rows of 1,003: the server sent no more',
  ]);
});

it('saves nothing after a failure, and shows the number of rows read (LIS-8)', async () => {
  await begin(1200);
  await asked[0]!.answer(page(101, ...upTo(100)));
  await waitFor(() => expect(asked).toHaveLength(2));
  await asked[1]!.answer(Response.json({}, { status: 500 }));
  await button();
  expect([files, messages]).toEqual([[], ['error: Export failed after 100 rows. Nothing was saved']]);
});

it('warns that Filter has only a part of the list, or that the list changed (LIS-15, LIS-8)', async () => {
  const all = [aProduct({ id: 2 })];
  const full = { items: all, total: 1, invalidCount: 0, readAt: 0, mayMissRows: false };
  for (const how of [{}, { mayMissRows: true }, { ended: 'stopped' as const }, { total: 9 }]) {
    await exportAll({ allRows: { ...full, matchingRows: all, ...how } });
    cleanup();
  }
  const part = 'warning: Exported 1 row. Filter has only part of the list';
  const moved = 'warning: Exported 1 row. The list changed meanwhile: rows may be missing or already deleted';
  expect(messages).toEqual(['success: Exported 1 row', moved, part, part]);
});

it('shows nothing when the session ends meanwhile, nor once the list has unmounted', async () => {
  await begin(500);
  sessionScope.begin();
  await button();
  cleanup();
  asked = [];
  const { unmount } = await begin(500);
  unmount();
  expect(asked[0]!.signal.aborted).toBe(true);
  expect([files, messages]).toEqual([[], []]);
});
