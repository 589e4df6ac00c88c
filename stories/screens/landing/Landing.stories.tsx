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
  tags: ['ROU-1', 'LAN-1', 'LAN-2', 'LAN-3'],
  parameters: { pictures: 'all', forcedColors: true },
  play: async ({ canvas }) => {
    await expect(document.title).toBe('Software Provider');
    for (const text of ['30 days left', 'HWID reset', 'Windows client'])
      await expect(canvas.getByText(text).closest('[aria-hidden=true]'), 'to look at only').toBeVisible();
    await expect(document.querySelectorAll('.key-blade > span')).toHaveLength(30);
  },
});
