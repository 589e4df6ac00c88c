// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { upstream } from '#mocks/db/upstream.ts';
import { deviationSummary } from '#mocks/log/deviation-summary.ts';
import { override } from '#mocks/outcomes/override.ts';
import { requestLog } from '#mocks/log/request-log.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { server } from '#mocks/transports/node.ts';
import { useFocusRestoration } from '#src/app/use-focus-restoration.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DemoPanel } from './DemoPanel.tsx';
import { isPanelHidden } from './is-panel-hidden.ts';
import { Log } from './Log.tsx';
import { type Mock, MockContext } from './mock-context.ts';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  // features of a browser that the panel needs and jsdom does not have
  HTMLElement.prototype.showPopover = function show() {
    this.style.display = 'flex';
  };
});
afterAll(() => server.close());
beforeEach(() => {
  resetDb();
  requestLog.clear();
});

/** Renders the panel in a container of its own, as in the demo's page. */
async function renderPanel() {
  render(<DemoPanel isStatic={false} />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  return screen.findByRole('button', { name: /^Demo/ });
}
const openPart = async (name: string) => {
  if (!screen.queryByRole('tab', { name })) fireEvent.click(await renderPanel());
  fireEvent.click(screen.getByRole('tab', { name }));
};

describe('the bar', () => {
  it('names overrides switched on elsewhere, while active (PAN-1)', async () => {
    const bar = await renderPanel();
    expect(bar.textContent).not.toContain('switched on');
    db.settings.overrides = [override('auth.me', 'expiredToken')];
    await waitFor(() => expect(bar.textContent).toContain('auth.me: expiredToken'));
    await fetch('http://localhost:3000/api/me'); // uses it up
    await waitFor(() => expect(bar.textContent).not.toContain('switched on'));
  });

  it('is opened and closed by a key, above a dialog too, and gives the focus back (PAN-2)', async () => {
    const bar = await renderPanel();
    render(
      <Dialog title="Edit key 25" onClose={() => expect.unreachable()} footer={<button>Save</button>} />,
    );
    const save = await screen.findByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.keyDown(save, { key: '.', ctrlKey: true });
    const tab = await screen.findByRole('tab', { name: 'World' });
    await waitFor(() => expect(document.activeElement).toBe(tab));
    expect(tab.closest('[inert]')).toBeNull();

    fireEvent.keyDown(tab, { key: 'Escape' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.activeElement).toBe(save);
    expect(bar.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the focus when the focused control goes away or is disabled (ACC-2)', async () => {
    renderHook(() => useFocusRestoration(false)); // as the app does
    db.settings.overrides = [override('keys.list', 'slow')];
    await openPart('Clock');
    const off = screen.getByRole('button', { name: 'Switch off keys.list: slow' });
    off.focus();
    fireEvent.click(off);
    await waitFor(() => expect(document.activeElement?.id).toBe('demo-controls'));

    fireEvent.click(screen.getByRole('button', { name: '+1 hour' }));
    const real = await screen.findByRole<HTMLButtonElement>('button', { name: 'Real time' });
    await waitFor(() => expect(real.disabled).toBe(false));
    real.focus();
    fireEvent.click(real);
    await waitFor(() => expect(real.disabled).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
  });

  it('is hidden by ?panel=off for the whole tab, until ?panel=on (PAN-6)', () => {
    for (const [search, isHidden] of [
      ['', false],
      ['?panel=off', true],
      ['', true],
      ['?panel=on', false],
    ] as const) {
      history.replaceState(null, '', `/${search}`);
      expect(isPanelHidden()).toBe(isHidden);
    }
  });
});

describe('calls', () => {
  it('come first if made by this page, and are found by words (PAN-3)', async () => {
    await fetch('http://localhost:3000/api/invites/my', { headers: { referer: location.href } });
    await openPart('Calls');
    const ofPage = await screen.findByRole('region', { name: 'Calls of this page' });
    expect(
      within(ofPage)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['account.changePassword', 'hwid.requestReset', 'invites.mine']);

    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'put keys' } });
    const [other] = within(screen.getByRole('region', { name: 'Other calls' })).getAllByRole('button');
    expect(other!.textContent).toBe('keys.update');
  });

  it('have outcomes, and faults for some of the next calls', async () => {
    await openPart('Calls');
    fireEvent.click(screen.getByRole('button', { name: 'keys.list' }));
    fireEvent.click(screen.getByRole('button', { name: /^200\s*noRows/ }));
    await waitFor(() => expect(db.settings.overrides).toEqual([override('keys.list', 'noRows')]));
    fireEvent.change(screen.getByLabelText('Apply to'), { target: { value: '3' } });
    fireEvent.change(screen.getByLabelText('slow: seconds'), { target: { value: '7' } });
    fireEvent.click(screen.getByRole('button', { name: /^slow\s*The answer/ }));
    const fault = override('keys.list', 'slow', { times: 3, seconds: 7 });
    await waitFor(() => expect(db.settings.overrides[0]).toEqual(fault));
    // one press after the other, before the first is answered
    fireEvent.click(await screen.findByRole('button', { name: 'Switch off keys.list: slow × 3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Switch off keys.list: noRows' }));
    await waitFor(() => expect(db.settings.overrides).toEqual([]));
  });

  it('have their own outcomes; shared outcomes stand once, for all calls or a single call (PAN-3)', async () => {
    await openPart('Calls');
    fireEvent.click(screen.getByRole('button', { name: 'keys.update' }));
    expect(screen.queryByRole('button', { name: /noMessage/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '11 more, of every call' }));
    fireEvent.click(screen.getByRole('button', { name: /^500\s*noMessage/ }));
    await waitFor(() => expect(db.settings.overrides).toEqual([override('keys.update', 'noMessage')]));
    fireEvent.change(screen.getByLabelText('Of the call'), { target: { value: '*' } });
    fireEvent.click(screen.getByRole('button', { name: /^429\s*tooManyRequests“/ }));
    await waitFor(() => expect(db.settings.overrides[0]).toEqual(override('*', 'tooManyRequests')));
    fireEvent.click(await screen.findByRole('button', { name: 'Switch off every call: tooManyRequests' }));
    await waitFor(() => expect(db.settings.overrides).toEqual([override('keys.update', 'noMessage')]));
  });

  it('have outcomes and faults for one page, and answers with one changed value (MOC-3)', async () => {
    await openPart('Calls');
    fireEvent.click(screen.getByRole('button', { name: 'keys.list' }));
    fireEvent.change(screen.getByLabelText('Only on page'), { target: { value: '3' } });
    const onPage = { when: { page: 3 } };
    for (const is of ['noRows', '502 page'] as const) {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^(200)?\\s*${is}`) }));
      await waitFor(() => expect(db.settings.overrides[0]).toEqual(override('keys.list', is, onPage)));
    }

    const values = screen.getByLabelText('Add a value of a typical answer');
    fireEvent.change(values, { target: { value: 'items[0].durationHours' } });
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Values to change/);
    expect(field.value).toBe('{"items[0].durationHours":2160}');
    const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Change the values' }));
    fireEvent.change(field, { target: { value: '{"items[x].hours":1}' } });
    apply();
    await screen.findByText(/'items\[x\]\.hours' is no path such as/);
    fireEvent.change(field, { target: { value: '{"items[0].durationHours":null}' } });
    apply();
    const patched = { patch: { 'items[0].durationHours': null }, ...onPage };
    await waitFor(() => expect(db.settings.overrides[0]).toMatchObject(patched));
  });
});

it('clears its confirmation at the next action (PAN-5)', async () => {
  await openPart('Log');
  await fetch('http://localhost:3000/api/me');
  const empty = await screen.findByRole<HTMLButtonElement>('button', { name: 'Empty the log' });
  await waitFor(() => expect(empty.disabled).toBe(false));
  fireEvent.click(empty);
  await screen.findByText('The log is empty');
  fireEvent.click(screen.getByRole('tab', { name: 'Clock' }));
  expect(screen.queryByText('The log is empty')).toBeNull();
});

it('the log opens a call, and repeats its answer for the next call (PAN-4)', async () => {
  db.settings.overrides = [override('auth.me', 'tooManyRequests')];
  await fetch('http://localhost:3000/api/me');
  db.settings.overrides = [];
  await openPart('Log');
  const list = screen.getByRole('list', { name: 'Calls, newest first' });
  fireEvent.click(await within(list).findByRole('button', { name: /auth\.me.*429/ }));
  expect((await screen.findByRole('region', { name: 'body of the response' })).textContent).toContain(
    'Too many requests',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Answer the next like this' }));
  await waitFor(() => expect(db.settings.overrides).toMatchObject([{ endpoint: 'auth.me', times: 1 }]));
  const statusOf = async () => (await fetch('http://localhost:3000/api/me')).status;
  expect([await statusOf(), await statusOf()]).toEqual([429, 401]);
  fireEvent.click(screen.getByRole('button', { name: 'Empty the log' }));
  await screen.findByText(/^No calls yet/);
  expect(requestLog.all()).toEqual([]);
});

it('the log of a red story has the calls in order, each with the reason of its answer (LOG-5)', async () => {
  await fetch('http://localhost:3000/api/me');
  db.settings.overrides = [override('auth.me', 'tooManyRequests')];
  await fetch('http://localhost:3000/api/me');
  const mock = { state: {}, calls: requestLog.all().toReversed(), failure: 'No toast' } as unknown as Mock;
  render(
    <MockContext value={mock}>
      <Log />
    </MockContext>,
  );
  const list = screen.getByRole('list', { name: 'Calls, oldest first' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/auth\.me.*401.*Only signed-in users may call this: JWT Token not found/),
    expect.stringMatching(/auth\.me.*429.*The outcome tooManyRequests is switched on/),
  ]);
});

describe('before a real server', () => {
  afterEach(() => void delete upstream.address);

  it('hides the controls of the mock backend, and shows the reason (UPS-4)', async () => {
    upstream.address = new URL('https://staging.example.com');
    await openPart('World');
    expect(screen.queryByRole('button', { name: 'Reset to the seed' })).toBeNull();
    expect(screen.getByText(/^Not available: calls go to/).textContent).toContain('staging.example.com');
    await openPart('Clock');
    expect(screen.queryByRole('button', { name: '+1 hour' })).toBeNull();
  });

  it('shows the deviations of an answer, and counts them by call (UPS-3, UPS-6)', async () => {
    await fetch('http://localhost:3000/api/me');
    upstream.address = new URL('https://staging.example.com');
    for (const first of ['GET /api/me 200', 'another'])
      deviationSummary.add('auth.me', ['user.secret is missing'], first);
    requestLog.put({ ...requestLog.all()[0]!, id: '1', deviations: ['user.secret is missing'] });
    await openPart('Log');
    fireEvent.click(await screen.findByRole('button', { name: /auth\.me.*1 off the contract/ }));
    const list = await screen.findByRole('list', { name: 'Off the contract' });
    expect(list.textContent).toBe('user.secret is missing');
    expect(screen.getByRole('region', { name: 'Off the contract, by call' }).textContent).toContain(
      'auth.me: user.secret is missing (2 ×, first GET /api/me 200)',
    );
  });
});

it.each(['World', 'Clock', 'Calls', 'Log', 'Record', 'State'])(
  '%s has no accessibility violations',
  async (part) => {
    db.settings.latency = { min: 5, max: 5 };
    await fetch('http://localhost:3000/api/me');
    await openPart(part);
    if (part === 'Calls') fireEvent.click(screen.getByRole('button', { name: 'adminClient.upload' }));
    if (part === 'Log') {
      fireEvent.click(within(screen.getByRole('list', { name: /newest/ })).getAllByRole('button')[0]!);
      await screen.findByRole('region', { name: 'Response' });
    }
    const { violations } = await axe.run(document.body, {
      rules: { 'page-has-heading-one': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);
