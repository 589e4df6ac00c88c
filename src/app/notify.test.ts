import { expect, it } from 'vitest';
import { stripPeriod } from './notify.ts';

it.each([
  ['Key updated successfully.', 'Key updated successfully'],
  ['Captcha expired. Please verify again.', 'Captcha expired. Please verify again'],
  ['Processing...', 'Processing...'],
  ['Unable to sign in. Please try again', 'Unable to sign in. Please try again'],
  ['.', '.'],
  ['', ''],
])('turns %j into %j (TOA-2)', (message, shown) => {
  expect(stripPeriod(message)).toBe(shown);
});
