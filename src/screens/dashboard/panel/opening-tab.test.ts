import { expect, it } from 'vitest';
import { openingTab } from './use-panel.ts';

const idle = { isLoading: false, isPending: false };

it.each([
  ['is undecided while premium is loading', undefined, false, idle, undefined],
  ['is Buy when that has failed', undefined, true, idle, 'buy'],
  ['is Buy without premium, whatever the request', false, false, { ...idle, isPending: true }, 'buy'],
  ['is undecided while the request is loading', true, false, { ...idle, isLoading: true }, undefined],
  ['is Reset HWID while a request is pending', true, false, { ...idle, isPending: true }, 'reset'],
  ['is Buy with premium', true, false, idle, 'buy'],
] as const)('%s', (_name, premium, hasFailed, status, tab) =>
  expect(openingTab({ premium, hasFailed, status })).toBe(tab),
);
