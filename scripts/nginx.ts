import { execFileSync, spawnSync } from 'node:child_process';
import { ensureChromium } from './ensure-chromium.ts';
import { nginxIsMissing } from './serve-by-nginx.ts';

// npm run test:nginx [-- --no-build] [file …]: the tests of the assembled app, served by nginx as a deployment does

const args = process.argv.slice(2);
const missing = nginxIsMissing();
if (missing) {
  console.log(`nginx: SKIPPED, ${missing}`);
} else {
  ensureChromium();
  if (!args.includes('--no-build')) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const { status } = spawnSync(
    'playwright',
    ['test', '--config', 'apps/web/e2e/nginx.config.ts', ...args.filter((arg) => arg !== '--no-build')],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}
