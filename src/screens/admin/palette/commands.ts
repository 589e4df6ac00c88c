import { type LucideIcon } from 'lucide-react';
import * as z from 'zod/mini';
import { parseStored } from '#src/app/parse-stored.ts';
import { cleanUsername } from '#src/contract/clean-input.ts';
import { foldCase } from '#src/lib/fold-case.ts';
import { storage } from '#src/app/storage.ts';

export interface Command {
  id: string;
  label: string;
  /** Field in which the typed text was found, if the label does not show it. */
  why?: string | undefined;
  /** True if the label is a code. */
  isCode?: boolean;
  /** True for a task to do, such as pending requests, which comes first while nothing is typed. */
  isFirst?: boolean;
  /** Muted text at the end of the line. */
  detail?: string;
  names?: readonly (string | undefined)[];
  group: string;
  Icon: LucideIcon;
  run(): void;
  /** Shows it in its list, among other matches (Ctrl Enter). */
  toList?(): void;
}

export interface CommandGroup {
  title: string;
  commands: Command[];
}

/**
 * Filters the commands. Without input: tasks, recent ones, then all others by group. With input: commands in which
 * each typed word starts a word, then results of the server, then searches; searches come first if it looks like a key.
 */
export function findCommands(
  commands: readonly Command[],
  typed: string,
  recents: readonly string[],
  searches: (text: string, hasHits: boolean) => Command[],
  things: readonly CommandGroup[] = [],
): CommandGroup[] {
  const words = foldCase(typed).split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    const found = commands.filter((command) => matches(command, words));
    const begins = ({ label }: Command) => Number(foldCase(label).startsWith(words.join(' ')));
    const results: [string, Command[]] = ['Results', found.sort((a, b) => begins(b) - begins(a))];
    const text = cleanUsername(typed);
    const hasHits = found.length > 0 || things.length > 0;
    const others: [string, Command[]] = ['Search', searches(text, hasHits)];
    const [before, after] = isKeyShaped(text) ? [[], [others, results]] : [[results], [others]];
    return [...groups(before), ...things, ...groups(after)];
  }
  const first = commands.filter(({ isFirst }) => isFirst);
  const others = commands.filter(({ isFirst }) => !isFirst);
  const recent = recents.flatMap((id) => others.find((command) => command.id === id) ?? []);
  const rest = others.filter((command) => !recent.includes(command));
  const titles = [...new Set(rest.map(({ group }) => group))];
  return groups([
    ['To do', first],
    ['Recent', recent],
    ...titles.map((title): [string, Command[]] => [title, rest.filter(({ group }) => group === title)]),
  ]);
}

function matches({ label, group }: Command, words: string[]): boolean {
  const own = foldCase(`${group} ${label}`).split(/\s+/);
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
}

const groups = (pairs: [string, Command[]][]): CommandGroup[] =>
  pairs.filter(([, commands]) => commands.length > 0).map(([title, commands]) => ({ title, commands }));

/** True for groups of letters and digits joined by hyphens; two of letters alone are a name, such as jean-luc. */
export function isKeyShaped(text: string): boolean {
  const parts = text.trim().split('-');
  return parts.length > (/\d/.test(text) ? 1 : 2) && parts.every((part) => /^[a-z\d]{3,}$/i.test(part));
}

/** The storage key of the recent commands, newest first. */
const RECENTS = 'palette-recents';
const MAX_RESULTS = 3;

/** Returns the ids of the recent commands. */
export const readRecents = () =>
  (parseStored(z.array(z.string()), storage.read(RECENTS)) ?? []).slice(0, MAX_RESULTS);

/** Adds a command in front. */
export function rememberRecent(id: string): void {
  const ids = [id, ...readRecents().filter((other) => other !== id)].slice(0, MAX_RESULTS);
  storage.write(RECENTS, JSON.stringify(ids));
}
