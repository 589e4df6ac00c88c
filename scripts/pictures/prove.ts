import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, reportFolder } from '../../.storybook/checks/pictures.ts';
import { differencesIn } from './report.ts';
import { runStories } from './run-stories.ts';

/** A change of one file that the comparison of some stories must notice. */
export interface Fault {
  name: string;
  kind: 'pictures' | 'trees';
  file: string;
  from: string;
  to: string;
  /** Names of story files, such as `Badge`. */
  stories: string[];
}

/** How many faults of a kind may stay unnoticed. */
const UNNOTICED = 2;

/** Reads faults.txt: a head `name | file | story files`, then what is replaced and by what, after `- ` and `+ `. */
export function readFaults(): Fault[] {
  const text = readFileSync(path.join(import.meta.dirname, 'faults.txt'), 'utf8');
  return text.split(/^# /m).flatMap((section) => {
    const kind = section.startsWith('Trees') ? 'trees' : 'pictures';
    const entries = section.matchAll(/^([^|\n]+) \| (\S+) \| (.+)\n- ([^]+?)\n\+ ?([^]*?)\n\n/gm);
    return [...entries].map(
      ([, name, file, stories, from, to]) =>
        ({ name, kind, file, stories: stories!.split(' '), from, to }) as Fault,
    );
  });
}

/** The file's text with the fault in it. Throws where it can be planted nowhere or in several places. */
export function withFault({ name, file, from, to }: Fault, text: string): string {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length) throw new Error(`'${name}' needs one place in ${file}`);
  return before + to + after;
}

/** Plants one fault after the other and prints which stories turn red. Returns the exit code. */
export async function prove(words: string[]): Promise<number> {
  const faults = readFaults().filter(
    ({ name }) => !words.length || words.some((word) => name.includes(word)),
  );
  const unnoticed = { pictures: 0, trees: 0 };
  for (const fault of faults) {
    const seen = redStories(fault);
    const isNoticed = fault.kind === 'trees' ? seen.stories > 0 : seen.parts > 0 && seen.screens > 0;
    if (!isNoticed) unnoticed[fault.kind]++;
    const counts = Object.entries(seen).map(([what, count]) => `${count} ${what}`);
    console.log(`${isNoticed ? '✓' : '✗'} ${fault.name}: ${counts.join(', ')}`);
  }
  console.log(`Unnoticed: ${unnoticed.pictures} faint changes, ${unnoticed.trees} faults of trees`);
  return Object.values(unnoticed).some((count) => count > UNNOTICED) ? 1 : 0;
}

/** Counts the pictures of parts and of screens that differ while the fault is planted, and the stories that are red. */
function redStories(fault: Fault) {
  const original = readFileSync(fault.file, 'utf8');
  writeFileSync(fault.file, withFault(fault, original));
  try {
    const { testResults } = runStories(
      ['--update=none', ...fault.stories.map((name) => `/${name}.stories.tsx`)],
      { isQuiet: true, env: fault.kind === 'trees' ? { PICTURES: 'off' } : {} },
    ).run;
    const names = differencesIn(namesIn(reportFolder, '.png')).map(({ name }) => name);
    const red = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isRed));
    return {
      parts: names.filter((name) => !name.startsWith('screens-')).length,
      screens: names.filter((name) => name.startsWith('screens-')).length,
      // by the tree, or by an expectation of the play before it
      stories: red.length,
    };
  } finally {
    writeFileSync(fault.file, original);
  }
}

const isRed = ({ status }: { status: string }) => status === 'failed';
