import type { Page } from 'playwright';
import type { Visit } from './choose.ts';
import { foreignFonts } from './foreign-fonts.ts';

/**
 * The longest that a story may take from its address to the end of its play, in ms: a bound against hanging.
 */
const PATIENCE = 90_000;

declare global {
  interface Window {
    /** What the preview has said over its channel so far (listen-to-preview.js). */
    heard: { finished: boolean; problems: string[] };
  }
}

/** The address of a story or docs page, as the workshop's own canvas opens it. */
export function addressOf({ entry, variant }: Visit, base: string): string {
  const globals = Object.entries(variant.globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, ...(globals && { globals }) });
  return `${base}/iframe.html?${query}`;
}

const heightOf = (width: number) => (width < 600 ? 844 : 800);

/** Opens the story, waits until it has played, and answers what is wrong with it: nothing, if it stands. */
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
    await page.waitForFunction(() => window.heard?.finished, undefined, { timeout: PATIENCE });
    const { problems, errorPage } = await page.evaluate(() => ({
      problems: window.heard.problems,
      errorPage: document.body.classList.contains('sb-show-errordisplay')
        ? document.querySelector('#error-message')?.textContent
        : undefined,
    }));
    // forced colours are the system's: their contrast is not the page's to answer for
    const own = variant.forcedColors
      ? problems.filter((problem) => !problem.startsWith('accessibility, color-contrast'))
      : problems;
    // people may have names in any script, Arabic dates have letters, and a docs page has texts of Storybook's own
    const isOwnText =
      entry.type === 'story' && !entry.tags.includes('longest') && variant.globals.locale !== 'ar';
    const fonts = isOwnText ? (await foreignFonts(page)).map((text) => `font of the machine: ${text}`) : [];
    return [...own, ...thrown, ...fonts, ...(errorPage ? [`error page: ${errorPage}`] : [])];
  } catch (error) {
    const problems = await page.evaluate(() => window.heard?.problems ?? []).catch(() => []);
    return [...problems, ...thrown, error instanceof Error ? error.message : String(error)];
  } finally {
    page.off('pageerror', onPageError);
  }
}
