import { expect } from 'storybook/test';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/ThemeToggle', component: ThemeToggle, tags: ['autodocs'] });

export const Light = meta.story({ globals: { theme: 'light' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Switching = meta.story({
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(localStorage.getItem('theme')).toBe('light');
  },
});

export const ByKeyboard = meta.story({
  globals: { theme: 'light' },
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Switch to light theme' })).toHaveFocus();
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.keyboard(' ');
    await expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  },
});
