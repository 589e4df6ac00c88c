import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** All regular expressions that may be given text of a server, a user or a client of the mock backend. */
const found = ['src', 'mocks/log', 'mocks/transports'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(?:test|fixtures|fake|spec))\.tsx?$/.test(file))
    .flatMap((file) => expressionsIn(`${folder}/${file}`)),
);

function expressionsIn(file: string): [file: string, expression: RegExp][] {
  const expressions: [string, RegExp][] = [];
  const source = readFileSync(path.join(root, file), 'utf8');
  JSON.parse(
    JSON.stringify(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })),
    (_, node: any) => {
      if (node?.type === 'Literal' && node.regex)
        expressions.push([file, new RegExp(node.regex.pattern, node.regex.flags)]);
      return node;
    },
  );
  return expressions;
}

/** One sign of an expression with its quantifier, a parenthesis or a bar. */
const PART =
  /(\\[pP]\{\w+(?:=\w+)?\}|\\u\{\w+\}|\\u\w{4}|\\x\w\w|\\[\s\S]|\[(?:\\.|[^\]\\])*\]|\(\?(?:[:=!]|<[=!]|<\w+>)|[\s\S])([*+?]|\{\d+,?\d*\})?\??/g;
const SIGNS = [
  ...Array.from({ length: 127 }, (_, code) => String.fromCharCode(code)),
  ...'é−–—…\u00a0\u200b',
];

/** The signs that a part matches, found by asking the engine; none for what has no width. */
const signsOf = (part: string, flags: string) =>
  new Set(
    /^[$^]$|^\\[bB]$/.test(part)
      ? []
      : SIGNS.filter((sign) => /^\\\d$/.test(part) || new RegExp(`^${part}$`, flags).test(sign)),
  );
const isApart = (some: Set<string>, others: Set<string>) => ![...some].some((sign) => others.has(sign));

interface Group {
  /** Loops before it, and behind each of its alternatives. */
  before: Set<string>[];
  after: Set<string>[];
  /** Its own parts that repeat. */
  loops: Set<string>[];
  /** Its own parts that have to be there, of each alternative. */
  needed: Set<string>[][];
}

/**
 * Reasons why text may take more than linear time: a loop in a loop, or two loops that can take the same text with
 * nothing in between that ends the first, if what follows can fail. Errs on the side of saying so.
 */
function slow({ source, flags }: RegExp): string[] {
  const reasons: string[] = [];
  const kind = flags.replace(/[gy]/g, '');
  /** Loops before the current part that nothing has ended. */
  let loops: Set<string>[] = [];
  let isDoubtful = false;
  const groups: Group[] = [{ before: [], after: [], loops: [], needed: [[]] }];
  for (const [, part = '', quantifier = ''] of source.matchAll(PART)) {
    const isLoop = /^[*+]$|,\}$/.test(quantifier);
    const isNeeded = !/^[*?]$|^\{0/.test(quantifier);
    const group = groups.at(-1)!;
    if (part.startsWith('(')) groups.push({ before: loops, after: [], loops: [], needed: [[]] });
    else if (part === '|') {
      group.after.push(...loops);
      group.needed.push([]);
      loops = group.before;
    } else if (part === ')') {
      groups.pop();
      const ends = group.needed.flat().some((signs) => group.loops.every((loop) => isApart(loop, signs)));
      if (isLoop && group.loops.length > 0 && !ends) reasons.push('a loop in a loop');
      loops = [...group.after, ...loops];
      const own = isLoop
        ? group.needed.flatMap((parts) => parts.toSorted((a, b) => a.size - b.size)[0] ?? [])
        : [];
      groups.at(-1)!.loops.push(...group.loops, ...own);
      loops = [...loops, ...own];
    } else {
      const signs = signsOf(part, kind);
      if (isDoubtful && isNeeded) reasons.push('two loops');
      isDoubtful &&= !isNeeded;
      if (signs.size === 0) continue;
      if (isLoop && loops.some((loop) => !isApart(loop, signs))) isDoubtful = true;
      if (isNeeded) loops = loops.filter((loop) => !isApart(loop, signs));
      if (isNeeded) group.needed.at(-1)!.push(signs);
      if (isLoop) group.loops.push(signs);
      if (isLoop) loops = [...loops, signs];
    }
  }
  return [...new Set(reasons)];
}

describe('no text makes an expression take more than linear time', () => {
  it.each(found)('%s: %s', (_, expression) => expect(slow(expression)).toEqual([]));
});

it('finds expressions that do', () => {
  expect(found.length).toBeGreaterThan(20);
  expect(slow(/^[-−]\s*0*[.,]?0*[1-9]/)).toEqual(['two loops']);
  expect(slow(/^(a+)+$/)).toEqual(['a loop in a loop']);
  expect(slow(/("\w*(?:password|token)\w*"\s*:\s*)"/)).toEqual(['two loops']);
  expect(slow(/"(\w*)"\s*:/)).toEqual([]);
});
