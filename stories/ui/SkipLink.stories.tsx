import { expect, waitFor } from 'storybook/test';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/SkipLink',
  component: SkipLink,
  args: { to: 'content' },
  render: (args) => (
    <>
      <header className="border-b border-line p-4">
        <SkipLink {...args} />
        <a href="#elsewhere">A link of the header</a>
      </header>
      <main id="content" tabIndex={-1} className="grid gap-3 p-4 outline-none">
        <h1 className="text-2xl font-semibold">Keys</h1>
        <button type="button" className="w-fit underline">
          The first control
        </button>
      </main>
    </>
  ),
});

export const Focused = meta.story({
  parameters: { pictures: 'all' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().width, 'unseen without the focus').toBeLessThanOrEqual(1);
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await waitFor(() => expect(link.getBoundingClientRect().width).toBeGreaterThan(100));
  },
});
