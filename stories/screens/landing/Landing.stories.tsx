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
      'The public home page: what the product is, how it works, what it costs and the ways to register ' +
        'and to sign in. The build writes it into index.html, so a visitor sees it before any script has ' +
        'run.',
    ),
  },
});

export const Typical = meta.story({
  tags: ['ROU-1', 'LAN-1', 'LAN-2', 'LAN-4'],
  parameters: { pictures: 'all', forcedColors: true },
  play: async ({ canvas, step }) => {
    await step('Heading and tagline', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Software Provider' })).toBeVisible();
      await expect(canvas.getByText('Reliable, effective, and secure')).toBeVisible();
      await expect(document.title).toBe('Software Provider');
    });
    await step('Reasons', async () => {
      for (const name of ['Instant Access', 'Fast Support', 'Easy to Use'])
        await expect(canvas.getByRole('heading', { name })).toBeVisible();
    });
    await step('How it works', async () => {
      for (const name of ['Pay', 'Download', 'Play'])
        await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    });
    await step('Product and price', async () => {
      await expect(canvas.getByRole('heading', { name: 'CS2' })).toBeVisible();
      await expect(canvas.getByText('UNDETECTED')).toBeVisible();
      await expect(canvas.getByText('Starting from')).toBeVisible();
      await expect(canvas.getByText('€2.49')).toBeVisible();
    });
    await step('The product, to look at only', async () => {
      const preview = canvas.getByText('30 days left').closest<HTMLElement>('[inert]')!;
      await expect(preview).toBeVisible();
      await expect(preview).toHaveAttribute('aria-hidden', 'true');
      await expect(preview.getBoundingClientRect().top).toBeLessThan(innerHeight);
    });
    await step('Links', async () => {
      const links = canvas
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          new URL((link as HTMLAnchorElement).href).pathname.split('/').pop(),
        ]);
      await expect(links.slice(1), 'after the skip link').toEqual([
        ['Sign in', 'login'],
        ['GET ACCESS', 'register'],
        ['I have a key', 'dash'],
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
    for (let stop = 0; stop < 8; stop++) {
      await userEvent.tab();
      const stopped = document.activeElement;
      const label = (stopped as HTMLInputElement | null)?.labels?.[0]?.textContent;
      reached.push(stopped?.getAttribute('aria-label') ?? label ?? stopped?.textContent);
    }
    await expect(reached).toEqual([
      'Skip to the content',
      'Sign in',
      'Switch to dark theme',
      'GET ACCESS',
      'I have a key',
      'Pause the example',
      'Login',
      'Terms of Service',
    ]);
  },
});
