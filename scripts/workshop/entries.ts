import type { Browser } from 'playwright';
import type { Entry } from './choose.ts';

declare global {
  interface Window {
    /** Storybook's preview, which `storybook extract` asks in the same way. */
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, { storyGlobals: Record<string, unknown> }>>;
    };
  }
}

/** The stories and docs pages of a built workshop, with the switches that each story locks by globals of its own. */
export async function entriesOf(base: string, browser: Browser): Promise<Entry[]> {
  const index: { entries: Record<string, Omit<Entry, 'locked'>> } = await (
    await fetch(`${base}/index.json`)
  ).json();
  const page = await browser.newPage();
  await page.goto(`${base}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const locked = await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__!.ready();
    const stories = await window.__STORYBOOK_PREVIEW__!.extract();
    return Object.fromEntries(
      Object.entries(stories).map(([id, { storyGlobals }]) => [id, Object.keys(storyGlobals)]),
    );
  });
  await page.close();
  return Object.values(index.entries).map(({ id, type, tags }) => ({
    id,
    type,
    tags,
    locked: locked[id] ?? [],
  }));
}
