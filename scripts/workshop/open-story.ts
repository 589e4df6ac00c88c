import type { Page } from 'playwright';
import type { Visit } from './choose.ts';
import { foreignFonts } from './foreign-fonts.ts';

/** How long a story may take to load and play, in milliseconds. */
const TIMEOUT = 90_000;

declare global {
  interface Window {
    /** Collected from Storybook's channel by listen-to-preview.js. */
    storyResult: { finished: boolean; problems: string[] };
  }
}

/** The address of a story or docs page in Storybook's preview iframe. */
export function addressOf({ entry, variant }: Visit, base: string): string {
  const globals = Object.entries(variant.globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, ...(globals && { globals }) });
  return `${base}/iframe.html?${query}`;
}

const heightOf = (width: number) => (width < 600 ? 844 : 800);

/** Opens a story, waits until it has played, and returns its problems. */
export async function problemsOf(visit: Visit, base: string, page: Page): Promise<string[]> {
  const { entry, variant } = visit;
  const width = variant.width ?? (entry.tags.includes('phone') ? 390 : 1280);
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.emulateMedia({ forcedColors: variant.forcedColors ? 'active' : 'none' });
  const thrown: string[] = [];
  const onPageError = (error: Error) => {
    if (!/ResizeObserver loop/.test(error.message)) thrown.push(`uncaught: ${error.message}`);
  };
  page.on('pageerror', onPageError);
  try {
    await page.goto(addressOf(visit, base));
    await page.waitForFunction(() => window.storyResult?.finished, undefined, { timeout: TIMEOUT });
    const { problems, errorPage } = await page.evaluate(() => ({
      problems: window.storyResult.problems,
      errorPage: document.body.classList.contains('sb-show-errordisplay')
        ? document.querySelector('#error-message')?.textContent
        : undefined,
    }));
    // in forced colours, the contrast depends on the system's palette
    const own = variant.forcedColors
      ? problems.filter((problem) => !problem.startsWith('accessibility, color-contrast'))
      : problems;
    // excluded: long names in other scripts, Arabic dates, a story about fallbacks, and Storybook's own texts
    // on docs pages
    const isOwnText =
      entry.type === 'story' &&
      !entry.tags.some((tag) => tag === 'longest' || tag === 'fallback-font') &&
      variant.globals.locale !== 'ar';
    const fonts = isOwnText ? (await foreignFonts(page)).map((text) => `fallback font: ${text}`) : [];
    return [...own, ...thrown, ...fonts, ...(errorPage ? [`error page: ${errorPage}`] : [])];
  } catch (error) {
    const problems = await page.evaluate(() => window.storyResult?.problems ?? []).catch(() => []);
    return [...problems, ...thrown, error instanceof Error ? error.message : String(error)];
  } finally {
    page.off('pageerror', onPageError);
  }
}
