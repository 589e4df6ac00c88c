import { findChromium } from './chromium.ts';

/** Ends the command with one line if there is no Chromium for tests. */
export function ensureChromium(): void {
  try {
    if (findChromium().executablePath) return;
    console.error(
      `No Chromium for ${process.platform} ${process.arch}: npx playwright install chromium, or set CHROMIUM_PATH.`,
    );
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exit(1);
}
