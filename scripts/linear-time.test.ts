import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** All regular expressions of the app, since each may be given text of a server or a user. */
const found = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => expressionsIn(file).map((expression) => [file, expression] as const));

function expressionsIn(file: string): RegExp[] {
  const expressions: RegExp[] = [];
  JSON.parse(
    JSON.stringify(
      parseAst(readFileSync(path.join(root, 'src', file), 'utf8'), {
        lang: file.endsWith('x') ? 'tsx' : 'ts',
      }),
    ),
    (_, node: any) => {
      if (node?.type === 'Literal' && node.regex)
        expressions.push(new RegExp(node.regex.pattern, node.regex.flags));
      if (node?.type === 'NewExpression' && node.callee?.name === 'RegExp')
        throw new Error(`${file} builds an expression that cannot be checked`);
      return node;
    },
  );
  return expressions;
}

const slow = (expression: RegExp) =>
  analyse(expression, { reportTypes: { Move: false } }).reports.map(
    ({ type, exponential }) => `${type}${exponential ? ', exponential' : ''}`,
  );

describe('no text makes an expression take more than linear time', () => {
  it.each(found)('%s: %s', (_, expression) => expect(slow(expression)).toEqual([]));
});

it('finds those that do', () => {
  expect(found.length).toBeGreaterThan(20);
  expect(slow(/^[-−]\s*0*[.,]?0*[1-9]/)).toEqual(['Trade']);
  expect(slow(/^(a+)+$/)).toEqual(['Self, exponential']);
});
