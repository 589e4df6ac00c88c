import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';

/**
 * For the stories of the longest texts: in a box as wide as the narrowest page, and nothing juts out of it.
 */
export const narrow = {
  decorators: (Story: ComponentType) => (
    <div data-narrow className="w-80 max-w-full">
      <Story />
    </div>
  ),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    expectToFit(canvasElement.querySelector('[data-narrow]') as HTMLElement),
};

/**
 * Neither the box nor anything in it is narrower or lower than what it shows, unless it scrolls or cuts on
 * purpose.
 */
export const expectToFit = (box: HTMLElement) =>
  waitFor(() => {
    const parts = [box, ...box.querySelectorAll<HTMLElement>('*:not(svg, svg *, .sr-only, .sr-only *)')];
    const beyond = parts.filter((part) => {
      const { overflowX, lineHeight } = getComputedStyle(part);
      const slack = Number.parseFloat(lineHeight) / 4 || 4; // letters may reach out of a tight line
      return (
        overflowX === 'visible' &&
        (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + slack)
      );
    });
    expect(beyond.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });

/** Cut to one line, with the whole text where `whole` says. */
export async function expectToBeCut(part: HTMLElement, whole: string) {
  await waitFor(() => expect(part.scrollWidth).toBeGreaterThan(part.clientWidth));
  await expect(getComputedStyle(part).textOverflow).toBe('ellipsis');
  await expect(part).toHaveTextContent(whole);
}
