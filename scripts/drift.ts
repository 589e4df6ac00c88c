import { readFileSync } from 'node:fs';
import { findingsIn } from './drift/find.ts';
import { NotHar, readHar } from './drift/har.ts';

// npm run drift -- session.har

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('npm run drift -- FILE.har\n  names what the contract does not know of a recorded session');
  process.exitCode = 2;
} else process.exitCode = run(file);

function run(path: string): number {
  try {
    const { findings, calls } = findingsIn(readHar(readFileSync(path, 'utf8')));
    for (const { call, what, times } of findings)
      console.log(`${call.padEnd(25)} ${what}${times > 1 ? ` (${times} times)` : ''}`);
    console.log(`${calls} calls of the contract, ${findings.length} things that it does not know`);
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    const isMeant = error instanceof NotHar || (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMeant) throw error;
    console.error((error as Error).message);
    return 2;
  }
}
