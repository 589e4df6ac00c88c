// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DAY } from '#src/lib/duration.ts';
import { sessionStore } from '#src/session/session.ts';
import { dashboardView } from '../dashboard-view.ts';
import { Subscriptions, type SubscriptionsProps } from './Subscriptions.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const user = { username: 'anna', role: [], secret: false, discord: null, avatar: null };
  sessionStore.set({ status: 'signed-in', user });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const now = Date.UTC(2026, 0, 15);
const owned = ['CS2', 'Rust'].map((name) => ({
  product: { name },
  status: 'ACTIVE',
  start: now - 12 * DAY,
  end: now + 18 * DAY,
}));
const view = dashboardView({
  mine: {
    products: ['CS2', 'Rust', 'Dota 2'].map((name) => ({ name, shortName: null })),
    subscriptions: owned,
    premium: true,
  },
  hasFailed: false,
  payment: { is: 'none' },
  redeemed: undefined,
  hasLinkedKey: false,
  client: 'none',
  now,
});

it('an owned product has a labelled bar of its time left; others have none (SUB-2)', () => {
  const mine = { error: null, refetch: vi.fn(), isRefetching: false, now, changed: [] };
  const panel = { tab: 'buy', client: 'none', openPlan() {} } as Partial<SubscriptionsProps['panel']>;
  render(<Subscriptions mine={mine} view={view} panel={panel as SubscriptionsProps['panel']} linkedKey="" />);
  const row = (name: string) => within(screen.getByText(name).closest('li')!);
  for (const name of ['CS2', 'Rust']) {
    const bar = row(name).getByRole('progressbar', { name: `${name}, time left` });
    expect(bar.getAttribute('aria-valuetext')).toBe('18 days of 30 days');
  }
  const blade = row('CS2').getByRole('progressbar');
  expect(blade.querySelectorAll('span > span')).toHaveLength(30);
  expect(blade.querySelectorAll('[data-spent]')).toHaveLength(12);
  expect(row('Dota 2').getByText('INACTIVE')).toBeDefined();
  expect(row('Dota 2').queryByRole('progressbar')).toBeNull();
});
