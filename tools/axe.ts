import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe violations of a page, once its animations have ended. A tooltip belongs to its control, not to a
 * landmark, so it is left out.
 * @param within a selector of a part of the page
 */
export async function violations(
  page: Page | Frame,
  options: axe.RunOptions = {},
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([run, part]) => {
      // colours are measured after transitions
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
      await Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation.timeline === document.timeline && isFinite(animation))
          .map(({ finished }) => finished.catch(() => undefined)),
      );
      const found = await (window as unknown as { axe: typeof axe }).axe.run(
        part ?? { exclude: ['[role=tooltip]'] },
        { resultTypes: ['violations'], ...run },
      );
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`,
      );
    },
    [options, within] as const,
  );
}
