// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusListCount, listCountId } from './list-count.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { rowNameId } from './row-name.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function page() {
  document.body.innerHTML = `<main><p tabindex="-1"></p></main><button></button>`;
  const [app, count] = [document.querySelector('main')!, document.querySelector('p')!];
  count.id = listCountId;
  document.querySelector('button')!.focus();
  return { app, count };
}

it('takes the focus once the dialog has gone and given it back', () => {
  const { app, count } = page();
  app.setAttribute('inert', '');
  focusListCount();
  vi.advanceTimersByTime(100);
  expect(document.activeElement).not.toBe(count);
  app.removeAttribute('inert');
  vi.advanceTimersToNextFrame();
  expect(document.activeElement).not.toBe(count);
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(count);
});

it('needs no list', () => {
  document.body.innerHTML = '';
  focusListCount();
  expect(() => vi.advanceTimersByTime(100)).not.toThrow();
});

it('counts in words', () => {
  const words = [0, 1, 12, 100_000].map((amount) => pluralize(amount, ['key', 'keys']));
  expect(words).toEqual(['0 keys', '1 key', '12 keys', '100,000 keys']);
  expect(rowNameId(7)).toBe('row-7');
});
