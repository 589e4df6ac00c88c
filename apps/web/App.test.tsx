// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from '#src/app/notify.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { timings } from '#src/app/timings.ts';
import { sessionStore } from '#src/session/session.ts';
import { App } from './App.tsx';

const nobody = () => Response.json({ code: 401, message: 'Missing JWT Refresh Token' }, { status: 401 });

function answerMe(answer: () => Response, arrives: Promise<unknown> = Promise.resolve()) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => arrives.then(answer)),
  );
}

/** Renders the app, long after its splash; GET /api/me answers when the returned function is called. */
async function withSlowCheck(answer: () => Response) {
  vi.useFakeTimers();
  let arrive = () => {};
  answerMe(answer, new Promise<void>((resolve) => (arrive = resolve)));
  render(<App />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  return async () => {
    arrive();
    await act(() => vi.advanceTimersByTimeAsync(0));
  };
}

const heading = () => screen.queryByRole('heading', { name: 'Software Provider' });
const spinner = () => screen.queryByRole('status');

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStore.set({ status: 'checking' });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })); // jsdom has none
});

describe('the gate', () => {
  it('shows the spinner for 500 ms, not for 499 and not for longer (SES-2)', async () => {
    vi.useFakeTimers();
    answerMe(nobody);
    render(<App />);
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(spinner()?.textContent).toBe('Loading');
    expect(heading()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(heading()).not.toBeNull();
    expect(spinner()).toBeNull();
  });

  it('stays closed while the session check of a remembered user runs', async () => {
    localStorage.setItem('username', 'vole');
    const arrive = await withSlowCheck(nobody);
    expect(spinner()).not.toBeNull();
    expect(heading()).toBeNull();
    await arrive();
    expect(heading()).not.toBeNull();
  });

  it('opens to a visitor on the landing page after the splash, before the session check ends (SES-1)', async () => {
    const arrive = await withSlowCheck(nobody);
    expect(heading()).not.toBeNull();
    expect(spinner()?.textContent).toBe('Loading');
    await arrive();
    expect(heading()).not.toBeNull();
    expect(spinner()).toBeNull();
  });

  it('stays closed on other pages while the session check runs', async () => {
    history.replaceState(null, '', '/login');
    const arrive = await withSlowCheck(nobody);
    expect(spinner()).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    await arrive();
  });

  it('does not cover a landing page that is visible already', () => {
    answerMe(nobody);
    render(<App splashSeen={timings.splash} />);
    expect(heading()).not.toBeNull();
  });
});

it('repeats a failed session check, more than once (SES-1)', async () => {
  answerMe(() => Response.json({}, { status: 500 }));
  render(<App splashSeen={timings.splash} />);
  for (const checks of [1, 2, 3]) {
    const retry = await screen.findByRole<HTMLButtonElement>('button', { name: 'Retry' });
    await waitFor(() => expect(retry.disabled).toBe(false));
    expect(fetch).toHaveBeenCalledTimes(checks);
    fireEvent.click(retry);
  }
});

it('shows the results of a user’s interrupted bulk run on any page (LIS-17)', async () => {
  const shown = vi.spyOn(notify, 'warning').mockReturnValue('');
  const leaveBehind = (text: string) =>
    sessionStorage.setItem(
      'waiting-for-sign-in',
      JSON.stringify({ of: 'ada', interrupted: { '/api/a': text } }),
    );
  history.replaceState(null, '', '/tos');
  leaveBehind('1 of 2');
  answerMe(() => Response.json({ user: { username: 'ada', role: [], secret: false } }));
  render(<App splashSeen={timings.splash} />);
  await waitFor(() => expect(shown.mock.calls).toEqual([['1 of 2']]));
  resumeState.noteWork('ada', '/api/b', 'goes on'); // its own
  const showAgain = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  showAgain();
  expect(shown).toHaveBeenCalledOnce();
  leaveBehind('2 of 3');
  showAgain();
  expect(shown.mock.calls.slice(1)).toEqual([['2 of 3']]);
});

describe('from the landing page', () => {
  it('a link opens its page without a reload, and Back returns', async () => {
    answerMe(nobody);
    render(<App splashSeen={timings.splash} />);
    await waitFor(() => expect(spinner()).toBeNull());
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Terms of Service' }));
    expect(followed).toBe(false); // the browser is not asked to load anything
    await waitFor(() => expect(location.pathname).toBe('/tos'));
    await waitFor(() => expect(heading()).toBeNull());
    history.back();
    await waitFor(() => expect(heading()).not.toBeNull());
  });

  it('a click with a modifier is left to the browser', async () => {
    answerMe(nobody);
    render(<App splashSeen={timings.splash} />);
    const link = screen.getByRole('link', { name: 'Login' });
    // jsdom cannot load pages: an unprevented event at the document is enough
    let wasPrevented: boolean | undefined;
    document.addEventListener(
      'click',
      (event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    fireEvent.click(link, { ctrlKey: true });
    expect(wasPrevented).toBe(false);
  });
});
