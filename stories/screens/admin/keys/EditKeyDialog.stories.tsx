import { expect, screen, waitFor } from 'storybook/test';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import { dialog, pressInRow } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Keys/Edit',
  component: KeysScreen,
  ...listMeta(
    '/admin/keys?search=400',
    'Administrators change code, product and duration of a key. What is wrong with the code is said under its field, also when the server refuses it.',
  ),
});

export const Fresh = meta.story({
  name: 'Opened',
  parameters: { screen: true },
  play: async () => {
    await pressInRow(400, 'Edit');
    await dialog('Editing activation key #400');
    await waitFor(() => expect(screen.getByLabelText('Product')).toHaveDisplayValue('CS2'));
  },
});
