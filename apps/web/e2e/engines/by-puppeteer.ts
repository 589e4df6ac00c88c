import type { Browser, Page } from 'puppeteer-core';
import { type DrivenBrowser, PATIENCE } from './driven-browser.ts';

/** A browser that speaks WebDriver BiDi, such as Firefox. */
export async function byPuppeteer(browser: Browser): Promise<DrivenBrowser> {
  const tabs: Page[] = [await browser.newPage()];
  let page = tabs[0]!;
  const locate = (xpath: string) =>
    page.locator(`::-p-xpath(${xpath})`).setTimeout(PATIENCE).setWaitForStableBoundingBox(false);
  return {
    goto: (url) => page.goto(url, { timeout: PATIENCE }),
    waitForUrl: (url) =>
      page.waitForFunction((expected) => location.href === expected, { timeout: PATIENCE }, url),
    see: (xpath) => locate(xpath).setVisibility('visible').wait(),
    click: (xpath) => locate(xpath).click(),
    fill: (xpath, text) => locate(xpath).fill(text),
    post: (path, body) =>
      page.evaluate(
        (to, json) =>
          fetch(to, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: json }).then(
            ({ status }) => status,
          ),
        path,
        JSON.stringify(body),
      ),
    async goToTab(number) {
      page = tabs[number] ??= await browser.newPage();
      await page.bringToFront();
    },
    async reset(origin) {
      for (const tab of tabs.splice(1)) await tab.close();
      page = tabs[0]!;
      await page.goto(origin);
      await browser.deleteCookie(...(await browser.cookies()));
      await page.evaluate(() => localStorage.clear());
    },
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
