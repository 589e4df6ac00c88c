import type { Locator, Page } from '@playwright/test';
import { adminPaths } from '#src/session/page-names.ts';
import { violations } from '../../../tools/axe.ts';
import { expect, goWithin, openList, test } from './fixtures.ts';

/**
 * Expects no axe violations on the whole page, landmarks and heading order included. Stories check the rules about
 * colours, in each state and both themes; here the screens stand in the assembled page.
 */
async function expectNoViolations(page: Page, state: string) {
  expect.soft(await violations(page, { rules: withoutColours }), state).toEqual([]);
}

const colourRules = ['color-contrast', 'link-in-text-block'];
const withoutColours = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));

/** Sets the text spacing of WCAG 1.4.12. Returns the texts that leave their box, and each status in two lines. */
const withTextSpacing = (page: Page) =>
  page.evaluate(async () => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    );
    document.adoptedStyleSheets.push(spacing);
    await document.fonts.ready;
    const isTooLarge = (part: Element) => {
      const { display, textOverflow, webkitLineClamp } = getComputedStyle(part);
      const isCutOnPurpose = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      const isForScreenReaders = part.clientWidth <= 1;
      if (display === 'inline' || isCutOnPurpose || isForScreenReaders || !part.checkVisibility())
        return false;
      return part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1;
    };
    const isBroken = (part: Element) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      return /^[A-Z]{4,}$/.test(part.textContent) && text.getClientRects().length > 1;
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const troubles = [...document.querySelectorAll('body *')]
      .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((part) => isTooLarge(part) || isBroken(part))
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
    return scrollWidth > clientWidth ? ['the page scrolls sideways', ...troubles] : troubles;
  });

test('no page has a violation, and with wider spacing of the text each is readable, on a phone too', async ({
  page,
  enterAs,
}) => {
  async function expectReadable(at: Page, path: string, shown: Locator) {
    await expect(shown.first()).toBeVisible();
    await expectNoViolations(at, path);
    for (const width of [390, 1280]) {
      await at.setViewportSize({ width, height: 800 });
      expect.soft(await withTextSpacing(at), `${path} at ${width}`).toEqual([]);
    }
  }
  for (const path of ['/', '/login', '/register']) {
    await page.goto(path);
    await expectReadable(page, path, page.getByRole('heading', { level: 1 }));
  }
  const dashboard = await enterAs('customer', '/dash');
  await expectReadable(dashboard, '/dash', dashboard.getByText('INACTIVE'));
  const admin = await enterAs('admin', '/admin');
  for (const list of adminPaths) {
    await openList(admin, list);
    await expect(admin.getByRole('table')).toBeVisible();
    await expectReadable(admin, list, admin.getByText('from last week'));
  }
  await goWithin(admin, '/admin/keys?search=no-such-row');
  await expectReadable(admin, 'no match', admin.getByRole('button', { name: 'Clear the search' }));
});
