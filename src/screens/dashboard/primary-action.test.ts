import { expect, it } from 'vitest';
import { primaryAction } from './primary-action.ts';

const nothing = {
  standing: undefined,
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
  ['a newcomer', { standing: 'none' }, 'panel'],
  ['one who pays', { standing: 'none', ...awaited }, 'panel'],
  ['one whose premium ended', { standing: 'ended' }, 'panel'],
  ['a newcomer with a key', { standing: 'none', hasKey: true }, 'key'],
  ['premium', { standing: 'active', ...client }, 'client'],
  ['premium without a client', { standing: 'active' }, 'panel'],
  ['premium with a key', { standing: 'active', ...client, hasKey: true }, 'key'],
  ['premium that has just begun', { standing: 'active', ...client, ...news }, 'client'],
  ['premium that has just begun, without a client', { standing: 'active', ...news }, 'none'],
  ['premium that ends within three days', { standing: 'ending', ...client }, 'time'],
  ['the same while a payment is awaited', { standing: 'ending', ...client, ...awaited }, 'client'],
  ['the same after an hour was redeemed', { standing: 'ending', ...client, ...news }, 'client'],
  ['a paused subscription', { standing: 'paused' }, 'none'],
  ['a paused subscription with a key', { standing: 'paused', hasKey: true }, 'key'],
] as const)('of %s (STA-1)', (_, state, action) => {
  expect(primaryAction({ ...nothing, ...state })).toBe(action);
});
