import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Count } from './count.ts';
import { isFirst, type Part, type Report } from './parts.ts';

/**
 * Runs a part and reads its counts. `isQuiet` prints its output at the end, for parts that run in parallel.
 */
export async function runPart(
  { name, command, sharding, report }: Part,
  { isQuiet = false, shard }: { isQuiet?: boolean; shard?: string | undefined } = {},
): Promise<Count> {
  if (!isQuiet) console.log(`\n▸ ${name}`);
  if (report) rmSync(report.file, { force: true });
  const started = Date.now();
  const child = spawn(`${command}${shard && sharding === 'split' ? ` --shard=${shard}` : ''} 2>&1`, {
    shell: true,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(report && { COUNT_FILE: report.file }),
      PATH: `node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  });
  const [printed, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'close'),
  ]);
  const count = report
    ? countOf(report, status as number | null)
    : {
        passed: Number(status === 0 && (sharding !== 'repeated' || isFirst(shard))),
        failed: Number(status !== 0),
      };
  if (isQuiet) console.log(`\n▸ ${name}\n${count.failed ? printed : ''}`.trimEnd());
  const seconds = Math.round((Date.now() - started) / 1000);
  const { passed, failed } = count;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return count;
}

/** A part that ends without a report counts as one failure. */
export function countOf({ file, count }: Report, status: number | null): Count {
  try {
    const found = count(JSON.parse(readFileSync(file, 'utf8')));
    // The exit code counts too: an error outside of tests fails the part.
    return status === 0 ? found : { ...found, failed: Math.max(found.failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
