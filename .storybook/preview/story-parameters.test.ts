import { expect, it } from 'vitest';
import type preview from '../preview.tsx';

/** Compiled, never called: Storybook's preview cannot be loaded in a unit test. */
const stories = (meta: ReturnType<typeof preview.meta>) => [
  meta.story({
    parameters: { outcomes: { 'keys.list': 'neverAnswers' }, persona: 'admin', screen: true },
  }),
  // @ts-expect-error there is no such endpoint
  meta.story({ parameters: { outcomes: { 'keys.lits': 'neverAnswers' } } }),
  // @ts-expect-error there is no such outcome
  meta.story({ parameters: { outcomes: { 'keys.list': 'neverAnwsers' } } }),
  // @ts-expect-error an outcome of another endpoint
  meta.story({ parameters: { outcomes: { 'keys.list': 'duplicateCode' } } }),
  // @ts-expect-error there is no such persona
  meta.story({ parameters: { persona: 'adnim' } }),
];

it('the compiler checks the parameters of stories', () => {
  expect(stories).toBeTypeOf('function');
});
