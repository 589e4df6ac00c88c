// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { decodeState, codeIn } from '#mocks/control/state-link.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { server } from '#mocks/transports/node.ts';
import { stubWhatJsdomLacks } from '../jsdom.fixtures.ts';
import { exposeSplitPage, SIDE_CHANGED, windowOf } from './frames.ts';
import { SplitPage } from './SplitPage.tsx';

/** What jsdom's frames were told to open; it does not load them. */
const opened: string[] = [];
const written: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  stubWhatJsdomLacks();
  HTMLElement.prototype.setPointerCapture = () => {};
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: (text: string) => void written.push(text) },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  resetDb();
  sessionStorage.clear();
  opened.length = 0;
  written.length = 0;
});
afterEach(cleanup);

/** Stands in for the app in a frame. */
interface App {
  username: string;
  path: string;
  search?: string;
}
const frames: Record<string, object> = {};
/** The page of a frame loads: it takes what the split page wants, and announces who is there. */
function load(side: 'left' | 'right', { username, path, search = '' }: App) {
  frames[side] = {
    ...frames[side],
    demoSide: { username: () => username },
    location: {
      pathname: path,
      search,
      replace: (address: string) => opened.push(`${side} ${address}`),
    },
  };
  act(() => void window.dispatchEvent(new Event(SIDE_CHANGED)));
}

async function open(search = '') {
  history.replaceState(null, '', `/split${search}`);
  exposeSplitPage();
  render(<SplitPage isStatic={false} isPanelHidden={false} />);
  for (const side of ['left', 'right'] as const) {
    frames[side] = { name: document.querySelector<HTMLIFrameElement>(`#frame-${side}`)!.name };
    Object.defineProperty(document.querySelector(`#frame-${side}`), 'contentWindow', {
      get: () => frames[side],
    });
  }
  await screen.findByRole('button', { name: /^Demo/ });
}
const takenWanted = () => (['left', 'right'] as const).map((side) => window.splitPage!.takeWanted(side));
const both = () => {
  load('left', { username: 'customer', path: '/dash' });
  load('right', { username: 'admin', path: '/admin/keys', search: '?page=2' });
};

it('begins with customer and administrator, each on a page of its own', async () => {
  await open();
  expect(takenWanted()).toEqual(['customer', 'admin']);
  expect(takenWanted()).toEqual([undefined, undefined]); // a reload in a frame changes nobody
  expect(screen.getByTitle('Left side: customer').getAttribute('src')).toBe('/dash');
  expect(screen.getByTitle('Right side: admin').getAttribute('src')).toBe('/admin/keys');
});

it('follows both sides in its header, its address and its panel (SPL-2)', async () => {
  await open();
  both();
  await waitFor(() => expect(location.search).toBe('?left=customer/dash&right=admin/admin/keys%3Fpage%3D2'));
  load('left', { username: 'nobody', path: '/login' });
  await waitFor(() => expect(location.search).toContain('left=nobody/login'));
  expect(screen.getByLabelText<HTMLSelectElement>('Left').value).toBe('nobody');
  expect(screen.getByRole('button', { name: /^Demo/ }).textContent).toContain(
    'left: nobody signed in, right: admin',
  );
});

it('signs somebody else in on a side (SPL-2)', async () => {
  await open();
  takenWanted();
  both();
  fireEvent.change(screen.getByLabelText('Left'), { target: { value: 'premium' } });
  expect(opened).toEqual(['left /dash']);
  expect(takenWanted()).toEqual(['premium', undefined]);
});

it('swaps identities and pages, without a sign-in (SPL-2)', async () => {
  await open();
  takenWanted();
  both();
  fireEvent.click(screen.getByRole('button', { name: 'Swap the sides' }));
  expect([windowOf('left')!.name, windowOf('right')!.name]).toEqual(['demo-right', 'demo-left']);
  expect(opened).toEqual(['left /admin/keys?page=2', 'right /dash']);
  expect(takenWanted()).toEqual([undefined, undefined]);
});

it('copies a link to both sides and the state (SPL-2)', async () => {
  await open();
  both();
  await fetch('/mock/state', { method: 'PUT', body: JSON.stringify({ bearerLifeMs: 15_000 }) });
  fireEvent.click(screen.getByRole('button', { name: 'Copy a link to both sides' }));
  await screen.findByText('The link was copied');
  const link = new URL(written[0]!);
  expect(link.pathname).toBe('/split');
  expect(link.searchParams.get('right')).toBe('admin/admin/keys?page=2');
  expect(decodeState(codeIn(link.href))).toMatchObject({ bearerLifeMs: 15_000, persona: undefined });
});

it('has a divider for the keyboard (SPL-4)', async () => {
  await open();
  const divider = screen.getByRole('separator', { name: 'Width of the left side' });
  const press = (key: string) => {
    fireEvent.keyDown(divider, { key });
    return divider.getAttribute('aria-valuenow');
  };
  expect(['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'ArrowLeft', 'End', 'Enter'].map(press)).toEqual([
    '52',
    '50',
    '48',
    '25',
    '25',
    '75',
    '50',
  ]);
});

it('has a divider for the pointer, and a switch on phones (SPL-4)', async () => {
  await open();
  const divider = screen.getByRole('separator');
  divider.parentElement!.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  fireEvent.pointerMove(divider, { clientX: 300 });
  fireEvent.pointerDown(divider, { pointerId: 1 });
  fireEvent.pointerMove(divider, { clientX: 300 });
  fireEvent.lostPointerCapture(divider);
  fireEvent.pointerMove(divider, { clientX: 600 });
  expect(divider.getAttribute('aria-valuenow')).toBe('30');
  fireEvent.doubleClick(divider);
  expect(divider.getAttribute('aria-valuenow')).toBe('50');

  fireEvent.click(screen.getByRole('button', { name: /^Right.*admin/ }));
  const isHidden = (side: string) =>
    document.querySelector(`#frame-${side}`)!.classList.contains('max-md:hidden');
  expect([isHidden('left'), isHidden('right')]).toEqual([true, false]);
});

it('has one panel, with the sessions of both sides (SPL-5)', async () => {
  await open();
  both();
  fireEvent.keyDown(window, { key: '.', ctrlKey: true }); // as the frames pass it on
  expect(await screen.findByRole('heading', { name: 'Session of customer (left)' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Session of admin (right)' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Demo/ })).toHaveLength(1);
});

it('has no accessibility violations', async () => {
  await open();
  both();
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false } },
    iframes: false,
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
