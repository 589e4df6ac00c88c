import { expect, it } from 'vitest';
import { percentChange } from './percent-change.ts';

it.each([
  [12, { percentText: '12%', direction: 'up' }],
  [-3.25, { percentText: '3.3%', direction: 'down' }],
  [0, { percentText: '0%', direction: 'up' }],
  [-0, { percentText: '0%', direction: 'up' }],
  ['+12%', { percentText: '+12%', direction: 'up' }],
  ['-4.5%', { percentText: '-4.5%', direction: 'down' }],
  ['−4,5 %', { percentText: '−4,5 %', direction: 'down' }],
  ['-0.05', { percentText: '-0.05%', direction: 'down' }],
  ['-0%', { percentText: '-0%', direction: 'up' }],
  ['7', { percentText: '7%', direction: 'up' }],
])('writes %o with its arrow', (change, written) => {
  expect(percentChange(change)).toEqual(written);
});

it.each([null, undefined, '', ' '])('shows nothing for %o', (change) => {
  expect(percentChange(change)).toBeUndefined();
});
