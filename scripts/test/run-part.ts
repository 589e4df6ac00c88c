import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Count, readCount } from './count.ts';
import { isFirst, type Part } from './parts.ts';

const running = new Set<ChildProcess>();

/** Time that commands have to end by themselves, in milliseconds: browsers close, the type checker does not. */
const PATIENCE = 1000;

/** Ends the commands of all parts with what they have started. */
export function stopParts(): void {
  if (process.platform === 'win32')
    for (const { pid } of running) spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
  else {
    signal('SIGTERM');
    // nothing else may happen meanwhile, such as the next part
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
    signal('SIGKILL');
  }
}

function signal(name: NodeJS.Signals) {
  for (const { pid } of running)
    try {
      process.kill(-pid!, name);
    } catch {
      // all of the group has ended
    }
}

/**
 * Runs a part and reads its counts. `isQuiet` prints its output at the end, for parts that run in parallel.
 */
export async function runPart(
  part: Part,
  { isQuiet, shard }: { isQuiet: boolean; shard: string },
): Promise<Count> {
  const { name, command, sharding, countOf } = part;
  if (!isQuiet) console.log(`\n▸ ${name}`);
  const started = Date.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  const report = path.join(folder, 'report.json');
  const child = spawn(`${command}${shardOption(part, shard)} 2>&1`, {
    shell: true,
    detached: process.platform !== 'win32', // a process group, so that a signal reaches all of it
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, COUNT_FILE: report },
  });
  running.add(child);
  const [printed, [status]] = await Promise.all([
    child.stdout ? text(child.stdout) : '',
    once(child, 'close'),
  ]);
  running.delete(child);
  const count = countOf
    ? readCount(report, countOf, status)
    : {
        passed: Number(status === 0 && (sharding !== 'repeated' || isFirst(shard))),
        failed: Number(status !== 0),
      };
  rmSync(folder, { recursive: true });
  if (isQuiet) console.log(`\n▸ ${name}\n${count.failed ? printed : ''}`.trimEnd());
  const seconds = Math.round((Date.now() - started) / 1000);
  const { passed, failed } = count;
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return count;
}

/** The runner's own `--shard`, where a part is one. */
function shardOption({ sharding, half }: Part, shard: string): string {
  if (sharding !== 'split') return '';
  const [index, count] = shard.split('/').map(Number);
  if (half) return ` --shard=${2 * index! - 2 + half}/${2 * count!}`;
  return count === 1 ? '' : ` --shard=${shard}`;
}
