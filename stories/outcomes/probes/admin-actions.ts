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
import type { Probes } from './probe.ts';

const admin = { persona: 'admin' } as const;

/** Opens a dialog, by default with the first button of this name, and sends it with the button `confirm`. */
const sending = (opener: string | (() => Promise<unknown>), confirm: string) => {
  const again = () => pressInDialog(confirm);
  const act = async () => {
    await (typeof opener === 'string' ? press(rowAction(opener)) : opener());
    await again();
  };
  return { act, again };
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
  'users.update': {
    ...admin,
    route: '/admin/users',
    done: 'User updated successfully',
    ...sending('Edit', 'Save'),
  },
  'users.remove': {
    ...admin,
    route: '/admin/users',
    done: isDeleted('User deleted successfully'),
    ...sending(async () => {
      await openDeletion();
      const { username } = db.users.find(removed!)!;
      await fill({ [`Type ${username} to confirm`]: username });
    }, 'Delete'),
  },
  'users.addSubscription': {
    ...admin,
    route: '/admin/users',
    done: 'Subscription added successfully',
    ...sending(async () => {
      await press(rowAction('Add subscription'));
      await choose('Product', 'CS2');
    }, 'Add subscription'),
  },
  'adminSubscriptions.update': {
    ...admin,
    route: '/admin/subs',
    done: 'Subscription updated successfully',
    ...sending('Edit', 'Save'),
  },
  'adminSubscriptions.remove': {
    ...admin,
    route: '/admin/subs',
    done: isDeleted('Subscription deleted successfully'),
    ...sending(openDeletion, 'Delete'),
  },
  'products.create': {
    ...admin,
    route: '/admin/products',
    done: async () => {
      await userSeesWords('Product created successfully');
      await userSees(`Product ${db.products.size - 1}`);
    },
    ...sending(async () => {
      const { size } = db.products;
      await press('Create Product');
      await fill({ Name: `Product ${size}`, 'Short name': `product_${size}` });
    }, 'Create'),
  },
  'products.update': {
    ...admin,
    route: '/admin/products',
    done: 'Product updated successfully',
    ...sending('Edit', 'Save'),
  },
  'products.remove': {
    ...admin,
    route: '/admin/products',
    done: isDeleted('Product deleted successfully'),
    ...sending(openDeletion, 'Delete'),
  },
  'keys.update': {
    ...admin,
    route: '/admin/keys',
    done: 'Key updated successfully',
    ...sending('Edit', 'Save'),
  },
  'keys.remove': {
    ...admin,
    route: '/admin/keys',
    done: isDeleted('Key deleted successfully'),
    ...sending(openDeletion, 'Delete Key'),
  },
  'keys.generate': {
    ...admin,
    route: '/admin/keys',
    done: 'Keys generated',
    ...sending(async () => {
      await press('Generate keys');
      await choose('Product', 'CS2');
    }, 'Generate'),
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
    ...sending('Approve', 'Approve'),
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
    ...sending('Decline', 'Decline'),
  },
  'adminClient.upload': {
    ...admin,
    route: '/admin/keys',
    done: 'Client uploaded successfully',
    ...sending(async () => {
      await openUpload();
      await uploadFile(executable());
      await fill({ Version: `9.0.${db.clients.all().length}` });
    }, 'Upload'),
  },
  'adminInvites.update': {
    ...admin,
    route: '/admin/invites',
    done: 'Code updated successfully',
    ...sending('Edit', 'Save'),
  },
  'adminInvites.remove': {
    ...admin,
    route: '/admin/invites',
    done: isDeleted('Code deleted successfully'),
    ...sending(openDeletion, 'Delete'),
  },
  'adminInvites.generate': {
    ...admin,
    route: '/admin/invites',
    done: 'Codes generated',
    ...sending('Generate invites', 'Generate'),
  },
  'adminInvites.massGenerate': {
    ...admin,
    route: '/admin/invites',
    done: 'codes generated',
    ...sending('Mass generate', 'Generate'),
  },
} satisfies Probes;
