import { expect, it } from 'vitest';
import { setViewer } from '#src/app/viewer.ts';
import { ApiError } from '#src/api/error.ts';
import { jwt } from '#src/contract/session.ts';
import { loadFailure, loadSummary } from './load-summary.ts';

setViewer({ locale: 'en-GB', timeZone: 'UTC' });

const failed = { ended: 'failed', error: new ApiError(500, { message: 'Out of memory' }) } as const;

it.each([
  [250, {}, 'All 250 loaded at 12:03'],
  [250, { mayMissRows: true }, 'Loaded at 12:03. The list changed while loading: rows may be missing.'],
  [300, { total: 950, ended: 'stopped' as const }, '300 of 950 products loaded at 12:03, then you stopped.'],
  [
    200,
    { total: 950, ...failed },
    '200 of 950 products loaded at 12:03, then the server failed. The server answered “Out of memory”',
  ],
  [
    20_000,
    { total: 20_450, ended: 'limit' as const },
    '20,000 of 20,450 products loaded at 12:03, newest first. Search to find the rest.',
  ],
  [200, { total: 1_000_000 }, 'Loaded at 12:03. The server sent only 200 of 1,000,000.'],
  [150, { total: 250, invalidCount: 100 }, 'Loaded at 12:03. 100 rows could not be read.'],
])('reports whether %i rows are the complete list: %o (LIS-15)', (count, facts, summary) => {
  const readAt = Date.UTC(2026, 10, 24, 12, 3);
  const full = { items: Array(count).fill({}), total: count, invalidCount: 0, readAt, mayMissRows: false };
  expect(loadSummary({ ...full, ...facts }, ['product', 'products'])).toBe(summary);
});

it('shows no error for a missing token (USR-6)', () => {
  expect(loadFailure(new ApiError(401, { message: jwt.missing }), false)).toBe('Loading failed. ');
  expect(loadFailure(new ApiError(500, { message: 'Oops' }), true)).toBe(
    'Refresh failed. The server answered “Oops”',
  );
});
