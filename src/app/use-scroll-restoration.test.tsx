// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { DataRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const page = { height: 0, sized: () => {} };
beforeEach(() => {
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  class Sizes {
    constructor(changed: () => void) {
      page.sized = changed;
    }
    observe() {}
    disconnect() {
      page.sized = () => {};
    }
  }
  vi.stubGlobal('ResizeObserver', Sizes);
});

/** Returns a router whose entries are keys of its history. */
function open(key: string) {
  let tell = () => {};
  const state = { location: { key, pathname: '/' }, historyAction: 'POP' };
  const router = { state, subscribe: (listener: () => void) => ((tell = listener), () => {}) };
  const { unmount } = renderHook(() => useScrollRestoration(router as unknown as DataRouter));
  const go = (next: string, by: 'POP' | 'PUSH') => {
    Object.assign(state, { location: { key: next, pathname: '/' }, historyAction: by });
    tell();
  };
  return { go, unmount };
}

function grow(height: number) {
  page.height = height;
  page.sized();
}

it('Back restores the scroll position once the page is long enough; a new entry and the user scroll freely (ROU-9)', () => {
  const { go } = open('a');
  vi.stubGlobal('scrollY', 2500);
  go('b', 'PUSH');
  expect(window.scrollY).toBe(2500);
  vi.stubGlobal('scrollY', 0);
  go('a', 'POP');
  grow(900);
  expect(window.scrollY).toBe(0);
  grow(5000);
  expect(window.scrollY).toBe(2500);
  dispatchEvent(new Event('wheel'));
  vi.stubGlobal('scrollY', 100);
  grow(6000);
  expect(window.scrollY).toBe(100);
});

it('a reload restores the scroll position (ROU-9)', () => {
  const before = open('reloaded');
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('pagehide'));
  before.unmount();
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }] });
  open('reloaded');
  grow(3000);
  expect(window.scrollY).toBe(700);
});
