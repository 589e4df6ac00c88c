import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dashboardMeta, findPressable, openProfileMenu } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Header',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'premium',
    'The bar on top of the dashboard: the way home, the Discord link, the theme and the menu of the profile. Below 640 px all of it is one menu, shown in "On a phone".',
  ),
});

export const DiscordLinked = meta.story({
  tags: ['DAS-3'],
  parameters: { pictures: false },
  name: 'Discord linked',
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async () => {
    await userEvent.hover(await screen.findByRole('link', { name: 'Discord (Linked)' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Link another Discord account');
  },
});

export const ProfileMenu = meta.story({
  tags: ['DAS-1'],
  name: 'Profile menu',
  play: async () => {
    await openProfileMenu();
    await findPressable('Sign out');
  },
});

export const AdministratorsProfileMenu = meta.story({
  tags: ['DAS-2', 'DAS-4'],
  name: 'Profile menu of an administrator',
  globals: { persona: 'admin' },
  play: async () => {
    await openProfileMenu();
    await findPressable('Admin');
    await userEvent.keyboard('{ArrowDown}'); // to the first item, which then has a ground
  },
});
