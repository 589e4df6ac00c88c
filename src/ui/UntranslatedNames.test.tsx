// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UntranslatedNames } from './UntranslatedNames.tsx';

it.each([
  ['Delete user vole?', ['vole'], ['vole']],
  ['Delete user e.v?', ['e.v'], ['e.v']],
  ['Are you sure about (a+b)|c?', ['(a+b)|c'], ['(a+b)|c']],
  ['anna, anna and 3 others', ['anna'], ['anna', 'anna']],
  ['Deletion of del', ['del'], ['del']],
  ['User علی is banned', ['علی'], ['علی']],
  ['Key W33A-WT2E-4X6P was used on 2 May', [], ['W33A-WT2E-4X6P']],
  ['client-1.2.3.exe downloaded', [], ['client-1.2.3.exe']],
  ['Open https://shop.example/dash on your PC', [], ['https://shop.example/dash']],
  ['No keys match “x-y”', [], ['x-y']],
  ['The server answered “Service unavailable”', [], []],
  ['A re-used 30-day key', [undefined, '', ' '], []],
])('translators leave the names in %j unchanged', (text, names, untouched) => {
  const { container } = render(
    <p>
      <UntranslatedNames names={names}>{text}</UntranslatedNames>
    </p>,
  );
  expect(container.textContent).toBe(text);
  const found = [...container.querySelectorAll('[translate=no]')].map(({ textContent }) => textContent);
  expect(found).toEqual(untouched);
});

it('shows invisible characters, and keeps copied text unchanged (API-5)', () => {
  const text = 'Delete user \u202enimda, user  vole ? It said “a\u200b” on \u20681/2\u2069';
  const { container } = render(
    <UntranslatedNames names={['\u202enimda', ' vole ']}>{text}</UntranslatedNames>,
  );
  expect(container.textContent).toBe(text);
  const signs = [...container.querySelectorAll('[data-sign]')].map((each) => each.getAttribute('data-sign'));
  expect(signs).toEqual(['[U+202E]', '[U+0020]', '[U+0020]', '[U+200B]']);
  expect(container.querySelector('bdi')?.textContent).toBe('\u202enimda');
});

it('an empty text leaves its parent empty', () => {
  const { container } = render(<UntranslatedNames>{''}</UntranslatedNames>);
  expect(container.innerHTML).toBe('');
});

it.each([
  ['Loading', 'Nobody'],
  ['Loading', 'Also that of anna'],
  ['Also that of anna', 'Loading'],
  ['anna and ben', 'ben and carl'],
])('%j becomes %j also where a translator has replaced the texts', (before, after) => {
  const of = (text: string) => (
    <p>
      <UntranslatedNames names={['anna', 'ben']}>{text}</UntranslatedNames>
    </p>
  );
  const { container, rerender } = render(of(before));
  for (const part of container.querySelectorAll('span'))
    if (part.children.length === 0) part.innerHTML = `<font><font>${part.innerHTML}</font></font>`;
  rerender(of(after));
  expect(container.textContent).toBe(after);
});
