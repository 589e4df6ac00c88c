import { screen } from 'storybook/test';
import { InvitesScreen } from '#src/screens/admin/invites/InvitesScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import { pressInRow } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Invites/Edit and delete',
  component: InvitesScreen,
  ...listMeta(
    '/admin/invites?search=120',
    'Administrators give a code another wording, such as one for a campaign, or delete it. What is wrong with the code is said under its field, also when the server refuses it.',
  ),
});

export const EditFresh = meta.story({
  name: 'Edit',
  parameters: { screen: true },
  play: async () => {
    await pressInRow(120, 'Edit');
    await screen.findByRole('dialog', { name: 'Editing invite code #120' });
  },
});
