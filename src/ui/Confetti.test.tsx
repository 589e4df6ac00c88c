// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Confetti } from './Confetti.tsx';

const fire = Object.assign(
  vi.fn(async (_: { particleCount: number }) => {}),
  { reset: vi.fn() },
);
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }));

beforeEach(() => {
  vi.useFakeTimers();
});

const motion = (calm: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: calm }));

it('throws 250 pieces within 3 s and calls back after 2.5 s', async () => {
  motion(false);
  const done = vi.fn();
  render(<Confetti onComplete={done} />);
  await vi.advanceTimersByTimeAsync(2499);
  expect(fire.mock.calls.reduce((sum, [{ particleCount }]) => sum + particleCount, 0)).toBe(250);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  expect(fire.reset).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(fire.reset).toHaveBeenCalledOnce();
});

it('draws nothing with reduced motion, and calls back all the same', async () => {
  motion(true);
  const done = vi.fn();
  render(<Confetti onComplete={done} />);
  await vi.advanceTimersByTimeAsync(2500);
  expect(done).toHaveBeenCalledOnce();
  expect(fire).not.toHaveBeenCalled();
});

it('stops when unmounted before completion', async () => {
  motion(false);
  const done = vi.fn();
  render(<Confetti onComplete={done} />).unmount();
  await vi.advanceTimersByTimeAsync(3000);
  expect(done).not.toHaveBeenCalled();
  expect(fire).not.toHaveBeenCalled();
});
