import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  tags: ['screen'],
  parameters: {
    screen: true,
    docs: about(
      'The public home page: what is sold, what it costs and the way to it. The build writes it into index.html, so a visitor sees it before any script has run.',
    ),
  },
});

export const Typical = meta.story({
  tags: ['ROU-1', 'LAN-1', 'LAN-2'],
  parameters: { pictures: 'all', forcedColors: true },
  play: async ({ canvas, step }) => {
    await step('Heading and tagline', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Software Provider' })).toBeVisible();
      await expect(canvas.getByText('Reliable, effective, and secure')).toBeVisible();
      await expect(document.title).toBe('Software Provider');
    });
    await step('Features', async () => {
      for (const name of ['Instant Access', 'Fast Support', 'Easy to Use'])
        await expect(canvas.getByRole('heading', { name })).toBeVisible();
    });
    await step('Product and price', async () => {
      await expect(canvas.getByRole('heading', { name: 'CS2' })).toBeVisible();
      await expect(canvas.getByText('UNDETECTED')).toBeVisible();
      await expect(canvas.getByText('Starting from')).toBeVisible();
      await expect(canvas.getByText('€2.49')).toBeVisible();
    });
    await step('The blade and the pieces of the product, to look at only', async () => {
      for (const text of ['30 days left', 'HWID reset', 'Windows client'])
        await expect(canvas.getByText(text).closest('[aria-hidden=true]')).toBeVisible();
      await expect(document.querySelectorAll('.key-blade > span')).toHaveLength(30);
    });
    await step('Links', async () => {
      const links = canvas
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          new URL((link as HTMLAnchorElement).href).pathname.split('/').pop(),
        ]);
      await expect(links.slice(1), 'after the skip link').toEqual([
        ['I have a key', 'dash'],
        ['Sign in', 'login'],
        ['GET ACCESS', 'register'],
        ['Login', 'login'],
        ['Terms of Service', 'tos'],
      ]);
    });
  },
});

/** Tab reaches everything in reading order. */
export const KeyboardOnly = meta.story({
  tags: ['ACC-1', 'LAN-3'],
  name: 'By keyboard alone',
  globals: { theme: 'light' },
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    const reached: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 7; stop++) {
      await userEvent.tab();
      const stopped = document.activeElement;
      reached.push(stopped?.getAttribute('aria-label') ?? stopped?.textContent);
    }
    await expect(reached).toEqual([
      'Skip to the content',
      'I have a key',
      'Sign in',
      'Switch to dark theme',
      'GET ACCESS',
      'Login',
      'Terms of Service',
    ]);
  },
});
