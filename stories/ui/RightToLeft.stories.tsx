import { type ComponentType, createElement } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

type Annotations = NonNullable<Parameters<typeof preview.meta>[0]>;
type Part = Pick<Annotations, 'args' | 'component' | 'parameters' | 'title'> & { render?: ComponentType };
type Stories = Record<string, { input: Part; meta: { input: Part } }>;

const files = import.meta.glob<Stories>(['./*.stories.tsx', '!./RightToLeft.stories.tsx'], { eager: true });

/** The fullest story of each part that stands in the page. Those over it, such as dialogs, have to be opened. */
const fullest = Object.values(files).flatMap(
  (stories) =>
    Object.values(stories)
      .filter((one) => 'input' in one && 'meta' in one) // a build also exports the order of the names
      .find(
        ({ input, meta: part }) =>
          input.parameters?.pictures === 'all' && part.input.parameters?.docs?.story?.inline !== false,
      ) ?? [],
);

const meta = preview.meta({ title: 'Kit/Right to left', tags: ['check', '!autodocs'] });

/**
 * Fills begin at the right, icons that point forward or back are mirrored, and others are not. For the eye alone: the tree
 * of each part is that of its own story.
 */
export const Variants = meta.story({
  globals: { direction: 'rtl' },
  tags: ['THE-4'],
  render: () => (
    <div inert aria-hidden className="grid gap-8">
      {fullest.map(({ input, meta: part }) => (
        <section key={part.input.title}>
          <h2 className="mb-3 text-lg font-semibold">{part.input.title?.replace('Kit/', '')}</h2>
          {createElement<object>(input.render ?? part.input.render ?? part.input.component!, {
            ...part.input.args,
            ...input.args,
          })}
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(fullest.length).toBeGreaterThan(25);
    const [next] = canvas.getAllByRole('button', { name: 'Next page', hidden: true });
    const [previous] = canvas.getAllByRole('button', { name: 'Previous page', hidden: true });
    await expect(leftOf(next)).toBeLessThan(leftOf(previous));
    await expect(getComputedStyle(next!.querySelector('svg')!).scale).toMatch(/^-1/);
    const [edit] = canvas.getAllByRole('button', { name: 'Edit key 10', hidden: true });
    await expect(getComputedStyle(edit!.querySelector('svg')!).scale).toBe('none');
  },
});

const leftOf = (element: Element | undefined) => element!.getBoundingClientRect().left;
