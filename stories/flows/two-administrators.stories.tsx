import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { dialog, expectToast, rowElement } from '../support/index.ts';

const meta = preview.meta({
  title: 'Flows/Two administrators',
  component: AdminShell,
  tags: ['flow'],
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    app: true,
    pictures: false,
    docs: about(
      'What somebody else changes while a dialog is open stays, unless the dialog changes the same field (LIS-14).',
    ),
  },
});

const { id, username } = personas.premium;

export const BanKeepsTheHardware = meta.story({
  tags: ['LIS-14'],
  name: 'Ban: the hardware approved meanwhile stays',
  parameters: { route: '/admin/users?search=premium' },
  play: async () => {
    await userEvent.click(await within(await rowElement(id)).findByRole('link', { name: username }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ban' }));
    const question = await dialog('Ban user');
    db.users.update(id, { hwid: 'APPROVED-ELSEWHERE', newHwid: null });
    await userEvent.click(question.getByRole('button', { name: 'Ban' }));
    await expectToast(/^User updated successfully. HWID was changed by someone else and kept/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(db.users.find(id)).toMatchObject({
      hwid: 'APPROVED-ELSEWHERE',
      newHwid: null,
      isBanned: true,
    });
  },
});
