import { expect, within } from 'storybook/test';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { hexOf } from '#storybook/pages/tokens/colour.ts';
import { ColourSheet } from './ColourSheet.tsx';
import { themes } from './tokens.ts';

const meta = preview.meta({ title: 'Foundations/Colours', component: ColourSheet, tags: ['!autodocs'] });

export const Roles = meta.story({
  parameters: { pictures: 'all' },
  name: 'All colours, both themes',
  play: async ({ canvasElement }) => {
    const panels = [...canvasElement.querySelectorAll<HTMLElement>('[data-panel]')];
    await expect(panels.length).toBeGreaterThan(50);
    for (const panel of panels) {
      const theme = panel.dataset.panel === 'dark' ? 'dark' : 'light';
      await expect(getComputedStyle(panel).getPropertyValue('--color-surface')).toBe(
        themes[theme].get('color-surface'),
      );
    }
  },
});

export const Copied = meta.story({
  name: 'Copying a value',
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const clipboard = stubClipboard();
    const button = canvas.getByRole('button', { name: 'Copy accent, dark, hex' });
    await userEvent.click(button);
    await expect(await within(button).findByText('Copied')).toBeInTheDocument();
    await expect(clipboard.text).toBe(hexOf(themes.dark.get('color-accent') ?? ''));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy accent, light, oklch' }));
    await expect(clipboard.text).toBe(themes.light.get('color-accent'));
  },
});
