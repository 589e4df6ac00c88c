import { expect, it } from 'vitest';
import { setViewer } from '#src/app/viewer.ts';
import { percentChange } from './Stats.tsx';

it.each([
  [12, { percentText: '12%', direction: 'up' }],
  [-3.25, { percentText: '3.3%', direction: 'down' }],
  [0, { percentText: '0%', direction: 'none' }],
  [-0, { percentText: '0%', direction: 'none' }],
  ['+12%', { percentText: '+12%', direction: 'up' }],
  ['-4.5%', { percentText: '-4.5%', direction: 'down' }],
  ['−4,5 %', { percentText: '−4,5 %', direction: 'down' }],
  ['-0.05', { percentText: '-0.05%', direction: 'down' }],
  ['-0.00,1%', { percentText: '-0.00,1%', direction: 'down' }],
  ['-0%', { percentText: '-0%', direction: 'none' }],
  ['7', { percentText: '7%', direction: 'up' }],
])('writes %o with its arrow', (change, written) => {
  expect(percentChange(change)).toEqual(written);
});

it('writes digits as all other numbers of the page, whatever the locale of dates', () => {
  setViewer({ locale: 'fa-IR' });
  expect(percentChange(10.25)?.percentText).toBe('10.3%');
  setViewer({});
});

it('takes no quadratic time for a text of 200,000 zeros', () => {
  expect(percentChange(`-${'0'.repeat(200_000)}`)?.direction).toBe('none');
});

it.each([null, undefined, '', ' '])('shows nothing for %o', (change) => {
  expect(percentChange(change)).toBeUndefined();
});
