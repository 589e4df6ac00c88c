import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DiscordIcon, LockIcon, LogoutIcon, MenuIcon } from '#src/ui/icons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu, type MenuEntry } from '#src/ui/Menu.tsx';
import preview from '#storybook/preview.tsx';
import { longName } from './long-texts.ts';

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
