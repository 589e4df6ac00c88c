import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dashboardMeta, findPressable, openProfileMenu, unfoldHeader } from '../../support/index.ts';

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
  play: async ({ canvas }) => {
    await unfoldHeader();
    const link = await findPressable('Discord (Linked)');
    await expect(link).toHaveAttribute('href', '/api/discord/connect');
    await expect(canvas.getByRole('link', { name: 'Software Provider' })).toHaveAttribute('href', '/dash');
    if (link.role === 'menuitem') return; // on phones
    await userEvent.hover(link);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Link another Discord account');
  },
});

export const DiscordNotLinked = meta.story({
  tags: ['DAS-3'],
  name: 'Discord not linked',
  parameters: { pictures: false },
  globals: { persona: 'customer' },
  play: async () => {
    await unfoldHeader();
    await expect(await findPressable('Discord')).toHaveAttribute('href', '/api/discord/connect');
  },
});

export const ProfileMenu = meta.story({
  tags: ['DAS-1'],
  name: 'Profile menu',
  play: async () => {
    await openProfileMenu();
    for (const name of ['Change password', 'Sign out']) await findPressable(name);
    await expect(screen.queryByText('Admin')).toBeNull();
  },
});

export const Administrator = meta.story({
  tags: ['DAS-4'],
  name: 'Header of an administrator',
  globals: { persona: 'admin' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Admin console' });
    await expect(link).toHaveAttribute('href', '/admin');
  },
});

export const AdministratorsProfileMenu = meta.story({
  tags: ['DAS-2'],
  name: 'Profile menu of an administrator',
  globals: { persona: 'admin' },
  play: async () => {
    await openProfileMenu();
    await expect(await findPressable('Admin')).toHaveAttribute('href', '/admin');
    await userEvent.keyboard('{ArrowDown}'); // to the first item, which then has a ground
  },
});
