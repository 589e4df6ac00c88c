import { LockIcon, LogOutIcon } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DiscordIcon } from '#src/ui/DiscordIcon.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import { twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { expectToFit } from '#stories/support/narrow.tsx';
import { findShown } from '#stories/support/see.ts';
import preview from '#storybook/preview.tsx';

const change = fn();

const items: MenuEntry[] = [
  { label: 'Change password', icon: <LockIcon />, onSelect: change },
  { label: 'Discord (Linked)', icon: <DiscordIcon />, href: '#discord' },
  { label: 'Admin', to: '/admin' },
  'separator',
  { label: 'Sign out', icon: <LogOutIcon />, tone: 'danger', onSelect: fn() },
];

const meta = preview.meta({
  title: 'Kit/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button variant="ghost" icon={<Avatar name="customer" size={24} />}>
        customer
      </Button>
    ),
    items,
  },
  render: (args) => (
    <div className="flex min-h-64 justify-end">
      <Menu {...args} />
    </div>
  ),
});

/** Returns the open menu, once it is shown. */
const menu = () => findShown('menu');

export const Closed = meta.story({ parameters: { pictures: false } });

export const Open = meta.story({
  parameters: { pictures: 'all', forcedColors: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'customer' }));
    await menu();
  },
});

/** Arrow keys wrap around, letters jump to entries, the pointer moves the focus as they do, Enter and Escape return it. */
export const Keys = meta.story({
  name: 'Enter, arrows, letters, Home, End and Escape',
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const item = (name: string) => screen.getByRole('menuitem', { name });
    change.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Change password')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(change).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'customer' })).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowUp}', 'Sign out'],
      ['{ArrowDown}', 'Change password'],
      ['pointer', 'Sign out'],
      ['d', 'Discord (Linked)'],
      ['{End}', 'Sign out'],
      ['{Home}', 'Change password'],
      ['{ArrowUp}', 'Sign out'],
    ] as const) {
      await (key === 'pointer' ? userEvent.hover(item(name)) : userEvent.keyboard(key));
      await waitFor(() => expect(item(name), key).toHaveFocus());
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'customer' })).toHaveFocus());
  },
});

export const Longest = meta.story({
  name: 'Longest texts',
  tags: ['longest'],
  args: {
    items: [
      { label: twoLineLabel, icon: <LockIcon />, onSelect: fn() },
      { label: unbrokenCode, icon: <DiscordIcon />, onSelect: fn() },
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'customer' }));
    await expectToFit(await menu());
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['check', '!autodocs'],
  parameters: { pictures: false },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'customer' });
    await userEvent.click(button);
    const element = await menu();
    await expect(element.getBoundingClientRect().left).toBe(button.getBoundingClientRect().left);
  },
});
