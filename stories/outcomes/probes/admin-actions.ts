import { expect, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { shownIds } from '../../support/admin-list.tsx';
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
import type { Probes } from './probe.ts';

const admin = { persona: 'admin' } as const;

/** Presses the first button of this name on the page, then the button of the dialog that it opens. */
const confirming = (opener: string, confirm: string) => async () => {
  await press(rowAction(opener));
  await pressInDialog(confirm);
};

let removed: number | undefined;

/** Deletes the first row of the list. */
const deleteFirstRow = async (confirm: () => Promise<unknown>) => {
  const opener = await findPressable(rowAction('Delete'));
  [removed] = shownIds();
  await userEvent.click(opener);
  await confirm();
};

const isDeleted = (message: string) => async () => {
  await userSeesWords(message);
  await waitFor(() => expect(shownIds()).not.toContain(removed));
};

export const adminActionProbes = {
  'users.update': {
    ...admin,
    route: '/admin/users',
    done: 'User updated successfully',
    act: confirming('Edit', 'Save'),
  },
  'users.remove': {
    ...admin,
    route: '/admin/users',
    done: isDeleted('User deleted successfully'),
    act: () =>
      deleteFirstRow(async () => {
        const { username } = db.users.find(removed!)!;
        await fill({ [`Type ${username} to confirm`]: username });
        await pressInDialog('Delete');
      }),
  },
  'users.addSubscription': {
    ...admin,
    route: '/admin/users',
    done: 'Subscription added successfully',
    act: async () => {
      await press(rowAction('Add subscription'));
      await choose('Product', 'CS2');
      await pressInDialog('Add subscription');
    },
  },
  'adminSubscriptions.update': {
    ...admin,
    route: '/admin/subs',
    done: 'Subscription updated successfully',
    act: confirming('Edit', 'Save'),
  },
  'adminSubscriptions.remove': {
    ...admin,
    route: '/admin/subs',
    done: isDeleted('Subscription deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete')),
  },
  'products.create': {
    ...admin,
    route: '/admin/products',
    done: async () => {
      await userSeesWords('Product created successfully');
      await userSees(`Product ${db.products.size - 1}`);
    },
    act: async () => {
      const { size } = db.products;
      await press('Create Product');
      await fill({ Name: `Product ${size}`, 'Short name': `product_${size}` });
      await pressInDialog('Create');
    },
  },
  'products.update': {
    ...admin,
    route: '/admin/products',
    done: 'Product updated successfully',
    act: confirming('Edit', 'Save'),
  },
  'products.remove': {
    ...admin,
    route: '/admin/products',
    done: isDeleted('Product deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete')),
  },
  'keys.update': {
    ...admin,
    route: '/admin/keys',
    done: 'Key updated successfully',
    act: confirming('Edit', 'Save'),
  },
  'keys.remove': {
    ...admin,
    route: '/admin/keys',
    done: isDeleted('Key deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete Key')),
  },
  'keys.generate': {
    ...admin,
    route: '/admin/keys',
    done: 'Keys generated',
    act: async () => {
      await press('Generate keys');
      await choose('Product', 'CS2');
      await pressInDialog('Generate');
    },
    shows: {
      noKeys: async () => {
        await userSees('The server answered without codes');
        await expectNoDialog();
      },
    },
  },
  'hwidRequests.approve': {
    ...admin,
    route: '/admin/hwid',
    done: 'HWID reset request approved successfully',
    act: confirming('Approve', 'Approve'),
    shows: {
      // The request is still pending, so it can be tried again.
      alreadyProcessed: async () => {
        await userSees('This request has already been processed');
        await findPressable('Approve', 'dialog');
      },
    },
  },
  'hwidRequests.decline': {
    ...admin,
    route: '/admin/hwid',
    done: 'HWID reset request declined successfully',
    act: confirming('Decline', 'Decline'),
  },
  'adminClient.upload': {
    ...admin,
    route: '/admin/keys',
    done: 'Client uploaded successfully',
    act: async () => {
      await press('Upload client');
      await uploadFile(executable());
      await fill({ Version: `9.0.${db.clients.all().length}` });
      await pressInDialog('Upload');
    },
  },
  'adminInvites.update': {
    ...admin,
    route: '/admin/invites',
    done: 'Code updated successfully',
    act: confirming('Edit', 'Save'),
  },
  'adminInvites.remove': {
    ...admin,
    route: '/admin/invites',
    done: isDeleted('Code deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete')),
  },
  'adminInvites.generate': {
    ...admin,
    route: '/admin/invites',
    done: 'Codes generated',
    act: confirming('Generate invites', 'Generate'),
  },
  'adminInvites.massGenerate': {
    ...admin,
    route: '/admin/invites',
    done: 'codes generated',
    act: confirming('Mass generate', 'Generate'),
  },
} satisfies Probes;
