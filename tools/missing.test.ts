// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { elementError } from './missing.ts';

const page = ['Keys', '1–10 of 400', 'Rows per page', 'Previous', 'Next', '10', 'Page 1 of 40'];
beforeEach(() => {
  document.body.innerHTML = page.map((text) => `<p>${text}</p>`).join('');
});
const sentenceOf = (message: string) => elementError(message, document.body).message;

it.each([
  [
    'Unable to find an element with the text: No keys yet. This could be because the text is broken up',
    'The page does not show “No keys yet”',
  ],
  [
    'Unable to find an accessible element with the role "button" and name "Export"\n\nHere are the accessible roles:',
    'The page has no button named “Export”',
  ],
  ['Unable to find role="button" and name `/^Buy/`', 'The page has no button named “/^Buy/”'],
  ['Received element is not enabled:\n  <input>', 'Received element is not enabled:\n  <input>'],
])('says %s in a sentence', (message, sentence) =>
  expect(sentenceOf(message).split('. It shows')[0]).toBe(sentence),
);

it('shows the texts of the page that come nearest', () => {
  expect(sentenceOf('The page does not show “1–10 of 404”').split('\n')).toEqual([
    'The page does not show “1–10 of 404”. It shows 7 texts, the nearest:',
    '  1–10 of 400',
    expect.stringContaining('Page 1 of 40'),
    ...Array.from({ length: 3 }, () => expect.any(String)),
  ]);
});
