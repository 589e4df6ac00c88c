import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { showTheme } from '#src/theme/theme.ts';
import { forgetDrafts } from './gestures.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Header',
  component: DashboardScreen,
  parameters: { persona: 'premium', route: '/dash', screen: true },
  beforeEach: forgetDrafts,
});

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

export const DiscordLinked = meta.story({
  play: async ({ canvas }) => {
    const discord = await canvas.findByRole('link', { name: 'Discord (Linked)' });
    await expect(discord).toHaveAttribute('href', '/api/discord/connect');
    await expect(canvas.getByRole('link', { name: 'Software Provider' })).toHaveAttribute('href', '/dash');
    const avatar = canvas.getByRole('banner').querySelector('img');
    await expect(avatar?.src).toMatch(/\/avatars\/\d+\/\w+\.png\?size=96$/);
  },
});

export const DiscordNotLinked = meta.story({
  parameters: { persona: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Discord' })).toHaveAttribute('href', '/api/discord/connect');
    await expect(canvas.getByRole('banner').querySelector('img')).toBeNull();
  },
});

export const ProfileMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile of premium' }));
    await screen.findByRole('menu');
    await expect(items()).toEqual(['Change password', 'Sign out']);
  },
});

export const AdministratorsProfileMenu = meta.story({
  parameters: { persona: 'admin' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Profile of admin' }));
    await expect(await screen.findByRole('menuitem', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  },
});

export const ByKeyboard = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = await canvas.findByRole('button', { name: 'Profile of premium' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});

export const ThemeToggle = meta.story({
  parameters: { visual: false, screen: false },
  play: async ({ canvas, userEvent }) => {
    showTheme('light');
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch to dark theme' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(localStorage.getItem('theme')).toBe('light');
  },
});
