import { expect, within } from 'storybook/test';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { IconSheet } from './IconSheet.tsx';

const meta = preview.meta({ title: 'Foundations/Icons', component: IconSheet, tags: ['!autodocs'] });

export const All = meta.story({
  parameters: { pictures: 'all' },
  name: 'All icons',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(40);
    for (const svg of canvasElement.querySelectorAll('svg[data-icon]'))
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
    const [icon] = canvasElement.querySelectorAll('li svg[data-icon]');
    const usual = icon!.getBoundingClientRect().width;
    document.documentElement.style.fontSize = '200%';
    await expect(icon!.getBoundingClientRect().width).toBe(2 * usual);
    document.documentElement.style.fontSize = '';
  },
});

export const FoundByMeaning = meta.story({
  name: 'Search by meaning, and copy',
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const clipboard = stubClipboard();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'delete');
    const trash = canvas.getByRole('button', { name: 'TrashIcon' });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(trash);
    await expect(await within(trash).findByText('Copied')).toBeInTheDocument();
    await expect(clipboard.text).toBe("import { TrashIcon } from '#src/ui/icons.tsx';");
  },
});

export const NoMatch = meta.story({
  name: 'No match',
  tags: ['empty'],
  parameters: { pictures: false },
  args: { initialSearch: 'unicorn' },
  play: async ({ canvas }) => expect(canvas.getByText(/^No icons match/)).toBeVisible(),
});
