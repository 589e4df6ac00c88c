import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

/** Decorator and play of a story of the longest texts: a box as wide as the narrowest page, which nothing may overflow. */
export const narrow = {
  decorators: (Story: ComponentType) => (
    <div data-narrow className="w-80 max-w-full">
      <Story />
    </div>
  ),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expectToFit(canvasElement.querySelector('[data-narrow]') as HTMLElement),
};

/** Expects that neither the box nor its content overflows, except where it scrolls or truncates on purpose. */
export const expectToFit = (box: HTMLElement) =>
  waitFor(() => {
    const parts = [box, ...box.querySelectorAll<HTMLElement>('*:not(svg, svg *, .sr-only, .sr-only *)')];
    const beyond = parts.filter((part) => {
      const { overflowX, lineHeight } = getComputedStyle(part);
      const slack = Number.parseFloat(lineHeight) / 4 || 4; // Glyphs may be higher than a tight line.
      return (
        overflowX === 'visible' &&
        (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + slack)
      );
    });
    expect(beyond.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });

/** Expects an element truncated to one line, with the whole text in the DOM. */
export async function expectToBeCut(part: HTMLElement, whole: string) {
  await waitFor(() => expect(part.scrollWidth).toBeGreaterThan(part.clientWidth));
  await expect(getComputedStyle(part).textOverflow).toBe('ellipsis');
  await expect(part).toHaveTextContent(whole);
}
