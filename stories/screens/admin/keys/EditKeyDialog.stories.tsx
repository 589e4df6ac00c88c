import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { PRODUCT_MISSING } from '#src/contract/admin/products.ts';
import { KeysScreen } from '#src/screens/admin/keys/KeysScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import { choose, dialog, expectFieldError, expectToast, pressInRow } from '../../../support/index.ts';

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
    const { code, durationHours } = db.keys.find(400)!;
    await expect(await screen.findByLabelText('Code')).toHaveValue(code);
    await expect(await screen.findByLabelText('Code')).toHaveAccessibleDescription(
      'Only letters, numbers, and hyphens are allowed',
    );
    await waitFor(async () => expect(await screen.findByLabelText('Product')).toHaveDisplayValue('CS2'));
    await expect(await screen.findByLabelText('Duration (Hours)')).toHaveValue(String(durationHours));
  },
});

/** A backend may keep keys of a deleted product; they can be saved once another product is chosen. */
export const WithoutAProduct = meta.story({
  name: 'Key without a product: saved with another one',
  parameters: { pictures: false },
  beforeEach: ({ msw }) => {
    const { id, code, status, durationHours, createdDate } = db.keys.find(400)!;
    msw.use(
      http.get(`*${keys.list.path}`, () =>
        HttpResponse.json({
          items: [
            { id, code, product: null, status, durationHours, usedBy: [], usedDate: null, createdDate },
          ],
          total: 1,
        }),
      ),
    );
  },
  play: async () => {
    await pressInRow(400, 'Edit');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectFieldError('Product', PRODUCT_MISSING);
    await choose('Product', 'Rust');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast('Key updated successfully');
  },
});
