import { expect, it } from 'vitest';
import { primaryAction } from './primary-action.ts';

const nothing = {
  state: undefined,
  hasKey: false,
  hasClient: false,
  hasNews: false,
  isPaymentAwaited: false,
};
const client = { hasClient: true };
const news = { hasNews: true };
const awaited = { isPaymentAwaited: true };

it.each([
  ['nothing is known', {}, 'panel'],
  ['a newcomer', { state: 'none' }, 'panel'],
  ['one who pays', { state: 'none', ...awaited }, 'panel'],
  ['one whose premium ended', { state: 'ended' }, 'panel'],
  ['a newcomer with a key', { state: 'none', hasKey: true }, 'key'],
  ['premium', { state: 'active', ...client }, 'client'],
  ['premium without a client', { state: 'active' }, 'panel'],
  ['premium with a key', { state: 'active', ...client, hasKey: true }, 'key'],
  ['premium that has just begun', { state: 'active', ...client, ...news }, 'client'],
  ['premium that has just begun, without a client', { state: 'active', ...news }, 'none'],
  ['premium that ends within three days', { state: 'ending', ...client }, 'time'],
  ['the same while a payment is awaited', { state: 'ending', ...client, ...awaited }, 'client'],
  ['the same after an hour was redeemed', { state: 'ending', ...client, ...news }, 'client'],
  ['a paused subscription', { state: 'paused' }, 'none'],
  ['a paused subscription with a key', { state: 'paused', hasKey: true }, 'key'],
] as const)('of %s (STA-1)', (_, state, action) => {
  expect(primaryAction({ ...nothing, ...state })).toBe(action);
});
