import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/**
 * Ensures that there is a Chromium for tests: uses an existing one, installs Debian's, or explains what to
 * do.
 */
export function ensureChromium(): void {
  if (findChromium()) return;
  const isRootOnDebian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (isRootOnDebian) {
    console.log('No Chromium found: installing the package chromium-headless-shell');
    spawnSync(
      'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell',
      {
        shell: true,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  if (findChromium()) return;
  console.error(
    'No Chromium found: install one (Debian: apt-get install chromium-headless-shell; elsewhere: npx ' +
      'playwright install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
