import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';

const meta = preview.meta({ title: 'Screens/Landing', component: LandingScreen, parameters: { screen: true } });

export const Typical = meta.story({
  play: async ({ canvas, step }) => {
    await step('what it is', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Software Provider' })).toBeVisible();
      await expect(canvas.getByText('Reliable, effective, and secure')).toBeVisible();
      await expect(document.title).toBe('Software Provider');
    });
    await step('why', async () => {
      for (const name of ['Instant Access', 'Fast Support', 'Easy to Use']) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    });
    await step('for how much', async () => {
      await expect(canvas.getByRole('heading', { name: 'CS2' })).toBeVisible();
      await expect(canvas.getByText('UNDETECTED')).toBeVisible();
      await expect(canvas.getByText('Starting from')).toBeVisible();
      await expect(canvas.getByText('€2.49')).toBeVisible();
    });
    await step('and where to go', async () => {
      const links = canvas.getAllByRole('link').map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname.split('/').pop()]);
      await expect(links).toEqual([['GET ACCESS', 'register'], ['Login', 'login'], ['Terms of Service', 'tos']]);
    });
  },
});

export const ChoosingATheme = meta.story({
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(localStorage.getItem('theme')).toBe('light');
  },
});

/** Tab reaches everything in reading order. */
export const KeyboardOnly = meta.story({
  parameters: { visual: false },
  play: async ({ userEvent }) => {
    const reached: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop++) {
      await userEvent.tab();
      reached.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    await expect(reached).toEqual(['Switch to dark theme', 'GET ACCESS', 'Login', 'Terms of Service']);
  },
});
