// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { notify } from '#src/app/notify.ts';
import { ExportCsv } from './ExportCsv.tsx';
import type { List } from './use-list.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('an export that is cancelled asks for nothing more, saves nothing and says nothing', async () => {
  const answers: ((reply: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const told = vi.fn();
  for (const kind of ['success', 'warning', 'error'] as const)
    vi.spyOn(notify, kind).mockImplementation(told);
  const list = { endpoint: products.list, state: { search: '', descending: true }, total: 500 };
  render(<ExportCsv list={list as List<typeof products.list>} columns={[]} fileName="products" />);

  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  await act(async () =>
    answers[0]!(Response.json({ total: 500, items: [{ id: 1, name: 'CS2', shortName: 'cs2' }] })),
  );

  await screen.findByRole('button', { name: 'Export CSV' });
  expect(answers).toHaveLength(1);
  expect([...saved.mock.calls, ...told.mock.calls]).toEqual([]);
});
