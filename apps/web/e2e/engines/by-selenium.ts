import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type DrivenBrowser, PATIENCE } from './driven-browser.ts';

/** A browser with a WebDriver of its own, such as WebKitGTK. */
export function bySelenium(driver: WebDriver, close: () => Promise<unknown>): DrivenBrowser {
  /** By number: the order in which WebDriver returns the handles is arbitrary. */
  const tabs: string[] = [];
  const find = async (xpath: string): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(By.xpath(xpath)), PATIENCE);
    return driver.wait(until.elementIsVisible(element), PATIENCE);
  };
  return {
    goto: (url) => driver.get(url),
    waitForUrl: (url) => driver.wait(until.urlIs(url), PATIENCE),
    see: find,
    click: (xpath) =>
      driver.wait(
        () =>
          find(xpath)
            .then((element) => element.click())
            .then(() => true)
            .catch((reason: unknown) => {
              if (reason instanceof error.StaleElementReferenceError) return false;
              throw reason;
            }),
        PATIENCE,
      ),
    async fill(xpath, text) {
      const field = await find(xpath);
      await field.clear();
      await field.sendKeys(text);
    },
    post: (path, body) =>
      driver.executeAsyncScript<number>(
        `const done = arguments[arguments.length - 1];
         fetch(arguments[0], {
           method: 'POST', headers: { 'Content-Type': 'application/json' }, body: arguments[1],
         }).then(({ status }) => done(status), String);`,
        path,
        JSON.stringify(body),
      ),
    async goToTab(number) {
      const tab = tabs[number];
      if (tab) return driver.switchTo().window(tab);
      await driver.switchTo().newWindow('tab');
      tabs[number] = await driver.getWindowHandle();
    },
    async reset(origin) {
      tabs[0] ??= await driver.getWindowHandle();
      for (const tab of tabs.splice(1)) {
        await driver.switchTo().window(tab);
        await driver.close();
      }
      await driver.switchTo().window(tabs[0]);
      await driver.get(origin);
      await driver.manage().deleteAllCookies();
      await driver.executeScript('localStorage.clear()');
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  };
}
