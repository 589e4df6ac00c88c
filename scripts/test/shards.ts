import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { badValue } from '../../tools/options.ts';
import type { Count } from './count.ts';

/** Result of `npm test`, in `reports/count.json`. */
export interface RunResult {
  /** Such as `1/4`. */
  shard?: string;
  counts: Count[];
}

/** Ends the command unless a shard is one of several, such as `1/4`. */
export function checkShard(shard: string | undefined): void {
  const [, index, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '1/1') ?? [];
  if (!index || Number(index) > Number(count))
    badValue(`There is no shard '${shard}': the first of four is --shard=1/4`);
}

/** Reads the results of all shards, by the folders of their reports. */
export function readResults(folder: string): Map<string, RunResult> {
  const folders = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  const results = folders
    .map((reports) => [reports, path.join(reports, 'count.json')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([reports, file]) => [reports, JSON.parse(readFileSync(file, 'utf8')) as RunResult] as const);
  if (results.length === 0) throw new Error(`There is no count.json in the folders of '${folder}'`);
  return new Map(results);
}

/** Counts of all shards; a shard without a result is a failure. */
export function addUp(results: RunResult[]): Count[] {
  const total = Math.max(...results.map(({ shard }) => Number(shard?.split('/')[1] ?? 1)));
  const shards = Array.from({ length: total }, (_, index) => `${index + 1}/${total}`);
  const lost = shards.filter((name) => !results.some(({ shard = '1/1' }) => shard === name));
  return [
    ...results.flatMap(({ counts }) => counts),
    ...lost.map((shard) => ({ passed: 0, failed: 1, notes: [`Shard ${shard} has left no count.`] })),
  ];
}
