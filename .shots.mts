import { chromium } from 'playwright';
import { launchOptions } from '/tmp/w/look/tools/chromium.ts';
const base = process.env.BASE!;
const out = process.argv[2]!;
const only = process.argv.slice(3);
const sizes: Record<string, any> = {
  w1280: { viewport: { width: 1280, height: 800 } },
  w1920: { viewport: { width: 1920, height: 1080 } },
  w768: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  w390: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  w360: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
};
const browser = await chromium.launch(launchOptions());
for (const spec of only) {
  const [size, theme, path, act] = spec.split('|');
  const context = await browser.newContext({
    ...sizes[size!],
    colorScheme: theme === 'dark' ? 'dark' : 'light',
  });
  const page = await context.newPage();
  await page.goto(base + '/login', { waitUntil: 'load', timeout: 120000 });
  await page.evaluate(
    ([t]) => {
      localStorage.setItem('theme', t!);
    },
    [theme],
  );
  await page.goto(base + path!, { timeout: 120000 });
  try {
    await page.getByLabel('Username').waitFor({ timeout: 20000 });
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(process.env.PW!);
    await page.getByRole('button', { name: /sign in|log in/i }).click();
  } catch {}
  await page
    .locator('tbody tr')
    .first()
    .waitFor({ timeout: 30000 })
    .catch(() => {});
  await page.waitForTimeout(700);
  if (act) await eval(`(async()=>{${act}})()`);
  await page.waitForTimeout(300);
  await page.screenshot({
    path: `${out}-${size}-${theme}-${path!.replace(/\W+/g, '_')}${act ? '-act' : ''}.png`,
  });
  await context.close();
}
await browser.close();
