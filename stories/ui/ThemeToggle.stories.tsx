import { expect } from 'storybook/test';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/ThemeToggle', component: ThemeToggle });

/** Follows the theme of the toolbar. */
export const Typical = meta.story({ parameters: { pictures: 'all' }, name: 'In either theme' });

export const Switching = meta.story({
  tags: ['THE-2'],
  name: 'Switched and back',
  globals: { theme: 'light' },
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await expect(localStorage.getItem('theme')).toBe('light');
  },
});
