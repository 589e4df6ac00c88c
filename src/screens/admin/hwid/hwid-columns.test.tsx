// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { hwidColumns } from './hwid-columns.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the buttons of a row are named after its user (LIS-13)', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const rows = ['Toxic_Crow', 'anna'].map((username, at): HwidRequest => ({
    id: at + 1,
    user: { username },
    currentHwid: null,
    requestHwid: null,
    reason: null,
    requestIp: null,
    status: 'PENDING',
    createdDate: null,
  }));
  render(<DataTable caption="Requests" columns={hwidColumns(new Map(), () => {})} rows={rows} />);
  for (const name of ['Approve Toxic_Crow', 'Decline Toxic_Crow', 'Approve anna', 'Decline anna'])
    expect(screen.getByRole('button', { name })).toBeDefined();
});
