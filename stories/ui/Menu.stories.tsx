import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DiscordIcon, LockIcon, LogoutIcon, MenuIcon } from '#src/ui/icons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import preview from '#storybook/preview.tsx';
import { longName, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { expectToFit } from './narrow.tsx';

const change = fn();

const items: MenuEntry[] = [
  { label: 'Change password', icon: <LockIcon />, onSelect: change },
  { label: 'Discord (Linked)', icon: <DiscordIcon />, href: '#discord' },
  { label: 'Admin', to: '/admin' },
  'separator',
  { label: 'Sign out', icon: <LogoutIcon />, tone: 'danger', onSelect: fn() },
];

const meta = preview.meta({
  title: 'Kit/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    trigger: <Button variant="ghost" icon={<Avatar name="customer" size={24} />}>customer</Button>,
    items,
  },
  render: (args) => <div className="flex min-h-64 justify-end"><Menu {...args} /></div>,
});

export const Closed = meta.story({});

export const Open = meta.story({
  args: { header: <p className="max-w-44 truncate font-medium">{longName}</p> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'customer' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Discord (Linked)' })).toHaveAttribute('href', '#discord');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(change).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'customer' })).toHaveFocus());
  },
});

export const OfAnIconButton = meta.story({
  args: { trigger: <IconButton label="Menu" icon={<MenuIcon />} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Menu', expanded: true })).toBeVisible();
  },
});

/** Arrows go round, letters lead to what begins with them, Escape gives the focus back. */
export const Keys = meta.story({
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Sign out')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(item('Change password')).toHaveFocus();
    await userEvent.keyboard('d');
    await expect(item('Discord (Linked)')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Sign out')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'customer' })).toHaveFocus();
  },
});

/** A second click on the button, a click beside the menu and a Tab out of it close it. */
export const Closes = meta.story({
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'customer' });
    for (const close of [() => userEvent.click(button), () => userEvent.click(document.body), () => userEvent.tab()]) {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await close();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  },
});

export const Longest = meta.story({
  args: { items: [{ label: twoLineLabel, icon: <LockIcon />, onSelect: fn() }, { label: unbrokenCode, icon: <DiscordIcon />, onSelect: fn() }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'customer' }));
    const menu = await screen.findByRole('menu');
    await expectToFit(menu);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(menu.clientWidth).toBeLessThanOrEqual(320);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { header: <p dir="auto" className="max-w-44 truncate font-medium">{longName}</p> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'customer' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().left).toBe(button.getBoundingClientRect().left);
  },
});
