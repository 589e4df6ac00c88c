// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#src/session/session.ts';
import { App } from './App.tsx';

const nobody = () => Response.json({ code: 401, message: 'Missing JWT Refresh Token' }, { status: 401 });
const somebody = () => Response.json({ user: { username: 'vole', role: ['ROLE_USER'], secret: false } });

/** What GET /api/me answers, and when. */
function answerMe(answer: () => Response, arrives: Promise<unknown> = Promise.resolve()) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => arrives.then(answer)),
  );
}

const heading = () => screen.queryByRole('heading', { name: 'Software Provider' });
const spinner = () => screen.queryByRole('status');

beforeEach(() => {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStore.set({ status: 'checking' });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the gate', () => {
  it('shows the spinner for 500 ms, not for 499 and not for longer', async () => {
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

  it('stays closed while the session check runs', async () => {
    vi.useFakeTimers();
    let arrive = () => {};
    answerMe(nobody, new Promise<void>((resolve) => (arrive = resolve)));
    render(<App />);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(spinner()).not.toBeNull();
    expect(heading()).toBeNull();
    arrive();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(heading()).not.toBeNull();
  });

  it('does not take away a landing page that is being read', async () => {
    answerMe(nobody);
    render(<App isLandingRead />);
    expect(heading()).not.toBeNull();
    expect(spinner()).not.toBeNull();
    await waitFor(() => expect(spinner()).toBeNull());
    expect(heading()).not.toBeNull();
  });
});

describe('from the landing page', () => {
  it('a link leads on without loading the page anew, and Back returns', async () => {
    answerMe(nobody);
    render(<App isLandingRead />);
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
    render(<App isLandingRead />);
    const link = screen.getByRole('link', { name: 'Login' });
    // jsdom cannot load pages: what reaches the document unprevented is enough
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

  it('a signed-in person is led to /dash', async () => {
    answerMe(somebody);
    render(<App isLandingRead />);
    await waitFor(() => expect(location.pathname).toBe('/dash'));
  });
});
