import { expect, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { shownIds } from '../../support/admin-list.tsx';
import { openUpload } from '../../support/admin-shell.ts';
import {
  choose,
  executable,
  expectNoDialog,
  fill,
  findPressable,
  press,
  pressInDialog,
  rowAction,
  uploadFile,
  userSees,
  userSeesWords,
} from '../../support/index.ts';
import { typeProductName } from '../../support/product-deletion.ts';
import type { Expected, Probes } from './probe.ts';

/** Opens a dialog, by default with the first button of this name, and sends it with the button `confirm`. */
const sending = (
  route: string,
  opener: string | (() => Promise<unknown>),
  confirm: string,
  done: Expected,
) => {
  const again = () => pressInDialog(confirm);
  const act = async () => {
    await (typeof opener === 'string' ? press(rowAction(opener)) : opener());
    await again();
  };
  return { persona: 'admin', route, done, act, again } as const;
};

let removed: number | undefined;

/** Asks to delete the first row of the list. */
async function openDeletion() {
  const opener = await findPressable(rowAction('Delete'));
  [removed] = shownIds();
  await userEvent.click(opener);
}

const isDeleted = (message: string) => async () => {
  await userSeesWords(message);
  await waitFor(() => expect(shownIds()).not.toContain(removed));
};

export const adminActionProbes = {
  'users.update': sending('/admin/users', 'Edit', 'Save', 'User updated successfully'),
  'users.remove': sending(
    '/admin/users',
    async () => {
      await openDeletion();
      const { username } = db.users.find(removed!)!;
      await fill({ [`Type ${username} to confirm`]: username });
    },
    'Delete',
    isDeleted('User deleted successfully'),
  ),
  'users.addSubscription': sending(
    '/admin/users',
    async () => {
      await press(rowAction('Add subscription'));
      await choose('Product', 'CS2');
    },
    'Add subscription',
    'Subscription added successfully',
  ),
  'adminSubscriptions.update': sending('/admin/subs', 'Edit', 'Save', 'Subscription updated successfully'),
  'adminSubscriptions.remove': sending(
    '/admin/subs',
    openDeletion,
    'Delete',
    isDeleted('Subscription deleted successfully'),
  ),
  'products.create': sending(
    '/admin/products',
    async () => {
      const { size } = db.products;
      await press('Create Product');
      await fill({ Name: `Product ${size}`, 'Short name': `product_${size}` });
    },
    'Create',
    async () => {
      await userSeesWords('Product created successfully');
      await userSees(`Product ${db.products.size - 1}`);
    },
  ),
  'products.update': sending('/admin/products', 'Edit', 'Save', 'Product updated successfully'),
  'products.remove': sending(
    '/admin/products',
    async () => {
      await openDeletion();
      await typeProductName(removed!);
    },
    'Delete',
    isDeleted('Product deleted successfully'),
  ),
  'keys.update': sending('/admin/keys', 'Edit', 'Save', 'Key updated successfully'),
  'keys.remove': sending('/admin/keys', openDeletion, 'Delete Key', isDeleted('Key deleted successfully')),
  'keys.generate': {
    ...sending(
      '/admin/keys',
      async () => {
        await press('Generate keys');
        await choose('Product', 'CS2');
      },
      'Generate',
      'Keys generated',
    ),
    shows: {
      noKeys: async () => {
        await userSees('The server answered without codes');
        await expectNoDialog();
      },
    },
  },
  'hwidRequests.approve': {
    ...sending('/admin/hwid', 'Approve', 'Approve', 'HWID reset request approved successfully'),
    shows: {
      // The request is still pending, so it can be tried again.
      alreadyProcessed: async () => {
        await userSees('This request has already been processed');
        await findPressable('Approve', 'dialog');
      },
    },
  },
  'hwidRequests.decline': sending(
    '/admin/hwid',
    'Decline',
    'Decline',
    'HWID reset request declined successfully',
  ),
  'adminClient.upload': sending(
    '/admin/keys',
    async () => {
      await openUpload();
      await uploadFile(executable());
      await fill({ Version: `9.0.${db.clients.all().length}` });
    },
    'Upload',
    'Client uploaded successfully',
  ),
  'adminInvites.update': sending('/admin/invites', 'Edit', 'Save', 'Code updated successfully'),
  'adminInvites.remove': sending(
    '/admin/invites',
    openDeletion,
    'Delete',
    isDeleted('Code deleted successfully'),
  ),
  'adminInvites.generate': sending('/admin/invites', 'Generate invites', 'Generate', 'Codes generated'),
  'adminInvites.massGenerate': sending('/admin/invites', 'Mass generate', 'Generate', 'codes generated'),
} satisfies Probes;
