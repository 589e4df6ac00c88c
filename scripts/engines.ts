import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runJourneys } from '../apps/web/e2e/engines/run.ts';
import { firefoxIsMissing, openFirefox, systemFirefoxIsMissing } from './engines/firefox.ts';
import { openWebkit, webkitIsMissing } from './engines/webkit.ts';

// npm run test:engines [-- firefox firefox-esr webkitgtk] [--no-build] [--all: fail if an engine is missing]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { build: { type: 'boolean', default: true }, all: { type: 'boolean', default: false } },
});

interface Engine {
  name: string;
  /** Why the engine cannot be run and how to install it, or undefined. */
  isMissing(): Promise<string | undefined>;
  run(): Promise<{ passed: number; failed: number }>;
}

const engines: Engine[] = [
  {
    name: 'firefox',
    isMissing: firefoxIsMissing,
    async run() {
      spawnSync('playwright', ['test', '--config', 'apps/web/e2e/firefox.config.ts'], { stdio: 'inherit' });
      const { stats } = JSON.parse(readFileSync('reports/engines/firefox.json', 'utf8'));
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  },
  {
    name: 'firefox-esr',
    isMissing: systemFirefoxIsMissing,
    run: () => runJourneys('firefox-esr', openFirefox),
  },
  { name: 'webkitgtk', isMissing: webkitIsMissing, run: () => runJourneys('webkitgtk', openWebkit) },
];

mkdirSync('reports/engines', { recursive: true });
if (values.build) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const lines: string[] = [];
let failed = 0;
let ran = 0;
for (const { name, isMissing, run } of engines) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const reason = await isMissing();
  if (reason) {
    lines.push(`${name}: SKIPPED, ${reason}`);
    if (values.all) failed++;
    continue;
  }
  const count = await run();
  ran++;
  failed += count.failed;
  lines.push(`${name}: ${count.passed} passed, ${count.failed} failed`);
}
console.log(`\n${lines.join('\n')}`);
// fails if no engine has run
process.exitCode = failed > 0 || ran === 0 ? 1 : 0;
