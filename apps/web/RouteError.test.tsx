// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { RouteError } from './RouteError.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { watchReleases } from './release.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  isBroken = true;
});

let isBroken = true;
function List() {
  if (isBroken) throw new Error('x is undefined');
  return <h1>Keys</h1>;
}

/** Returns a page with a header and a screen. */
function open(load: () => Promise<typeof List>) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <header>Header</header>
            <Outlet />
          </>
        ),
        children: [
          {
            errorElement: <RouteError isPart />,
            children: [
              { path: '/admin/keys', lazy: lazyScreen(load, { isPart: true }) },
              { path: '/admin/users', element: 'Users' },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/admin/keys?page=2'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it('a screen that crashes leaves the header, and is rendered again by Try again (HOS-4)', async () => {
  const router = open(async () => List);
  expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
  expect(screen.getByText('Header')).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Keys' })).toBeTruthy();
  expect(router.state.location.search).toBe('?page=2');
});

it('Try again, or opening a failed screen again, reloads the page (HOS-4)', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  const answer = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', answer);
  const router = open(async () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(reload).not.toHaveBeenCalled(); // offline, the browser's own page would come
  vi.stubGlobal('fetch', async () => new Response());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());

  await act(() => router.navigate('/admin/users'));
  await act(() => router.navigate('/admin/keys'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  expect(screen.getByText('Header')).toBeTruthy();
});

it('the report is copied, without the query of the address (HOS-4)', async () => {
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Browser 1', clipboard: { writeText } });
  open(async () => List);
  fireEvent.click(await screen.findByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeTruthy();
  expect(writeText.mock.calls[0]![0]).toMatch(/^type: Error\n/);
});

it('shows a notice while the device is offline (HOS-5)', () => {
  render(<ConnectionNotice />);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toBe('You are offline');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
});

it('offers to reload where code of a dialog is missing because of a release (HOS-3)', async () => {
  const stop = watchReleases();
  vi.stubGlobal(
    'fetch',
    async () => new Response('<script type="module" src="/assets/index-2.js"></script>'),
  );
  render(<ConnectionNotice />);
  expect(screen.queryByRole('status')).toBeNull();
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect((await screen.findByRole('status')).textContent).toBe('A new version is availableReload');
  stop();
});
