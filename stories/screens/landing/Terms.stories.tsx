import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { screenAt } from '#stories/support/about.ts';
import { TermsScreen } from '#src/screens/landing/TermsScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Terms of Service',
  component: TermsScreen,
  tags: ['screen'],
  globals: { persona: '' },
  args: {
    children: (
      <p>A subscription gives access to the client for the time that it shows. Time is not paid back.</p>
    ),
  },
  parameters: screenAt(
    '/tos',
    'The terms of the deployment between the header of the home page and the way back to it.',
  ),
});

export const Typical = meta.story({
  tags: ['ROU-6'],
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await expect(document.title).toBe('Terms of Service · Software Provider');
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('link', { name: 'Software Provider' }),
    );
    await expect(canvas.getByRole('main')).toHaveTextContent('Time is not paid back.');
    // Storybook may be hosted below a path
    const home = new URL('.', document.baseURI).href;
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveProperty('href', home);
  },
});
