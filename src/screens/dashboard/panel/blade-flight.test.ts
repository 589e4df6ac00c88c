// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liftBlade } from './blade-flight.ts';

const animate = vi.fn<Element['animate']>();
let finish: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<svg></svg><div id="bar"><div></div></div>';
  animate.mockImplementation(
    () =>
      ({
        set onfinish(listener: () => void) {
          finish = listener;
        },
      }) as unknown as Animation,
  );
  Element.prototype.animate = animate;
  withMotion(true);
  blade().getBoundingClientRect = () => new DOMRect(500, 400, 120, 14);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  animate.mockReset();
});

const withMotion = (isOn: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !isOn }));
const blade = () => document.querySelector('svg')!;
const lifted = () => document.querySelector('[aria-hidden] > svg');
function bar(y: number) {
  const element = document.querySelector('#bar')!;
  element.getBoundingClientRect = () => new DOMRect(100, y, 240, 7);
  return element;
}

it('flies to the bar, takes its size, and has it fill (FRM-2)', () => {
  liftBlade(blade())!.landOn(bar(200));
  expect(lifted()).not.toBeNull();
  expect(animate).toHaveBeenCalledTimes(2);
  expect(animate.mock.calls[0]![0]).toContainEqual(
    expect.objectContaining({ transform: 'translate(-400px, -200px) scale(2, 0.5)' }),
  );
  finish();
  expect(lifted()).toBeNull();
});

it('does not fly to a bar out of sight', () => {
  liftBlade(blade())!.landOn(bar(-50));
  expect(animate).not.toHaveBeenCalled();
  expect(lifted()).toBeNull();
});

it('goes when there is no bar to land on', () => {
  liftBlade(blade());
  vi.advanceTimersByTime(3000);
  expect(lifted()).toBeNull();
});

it('does nothing with reduced motion', () => {
  withMotion(false);
  expect(liftBlade(blade())).toBeUndefined();
  expect(lifted()).toBeNull();
});
