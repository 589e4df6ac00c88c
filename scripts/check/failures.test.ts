import { expect, it } from 'vitest';
import { type Failure, summarize } from './failures.ts';

it('lists a failure once, with its place and rule, the nearest file first', () => {
  const rule = (html: string) => ({
    message: 'all in light: expected [ …(1) ] to deeply equal []',
    diff: `- Expected\n+ Received\n\n- []\n+ [\n+   "button-name: Buttons must have text\n    ${html}",\n+ ]`,
  });
  const of = (file: string, at: number, test: string, what: Pick<Failure, 'message' | 'diff'>) => ({
    file,
    place: `${file}:${at}`,
    test,
    ...what,
  });
  const failures = [
    of('far.test.ts', 7, 'Far', rule('<button id="1">')),
    of('near.test.ts', 4, 'Group › Near', rule('<button id="2">')),
    of('near.test.ts', 9, 'Other', { message: '\nno row 7\n\nHere are all rows' }),
  ];
  expect(summarize(failures, ['near.test.ts', 'far.test.ts'])).toEqual([
    'near.test.ts:4 Group › Near: all in light: expected [ …(1) ] to deeply equal [] + "button-name: Buttons must have text (and 1 more)',
    'near.test.ts:9 Other: no row 7',
  ]);
});
