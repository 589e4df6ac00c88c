import { expect, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { stubClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { shownIds } from '../support/admin-list.tsx';
import {
  choose,
  executable,
  expectNoDialog,
  fill,
  findPressable,
  press,
  pressInDialog,
  uploadFile,
  userSees,
  userSeesWords,
} from '../support/index.ts';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({
  title: 'Outcomes/Admin actions',
  // Browsers refuse to copy in a window without focus.
  beforeEach: () => {
    stubClipboard();
  },
});

const admin = { persona: 'admin' } as const;

/** Presses the first button of this name on the page, then the button of the dialog that it opens. */
const confirming = (opener: string, confirm: string) => async () => {
  await press(opener);
  await pressInDialog(confirm);
};

let removed: number | undefined;

/** Deletes the first row of the list. */
const deleteFirstRow = async (confirm: () => Promise<unknown>) => {
  const opener = await findPressable('Delete');
  [removed] = shownIds();
  await userEvent.click(opener);
  await confirm();
};

const isDeleted = (message: string) => async () => {
  await userSeesWords(message);
  await waitFor(() => expect(shownIds()).not.toContain(removed));
};

export const UpdateUser = meta.story(
  outcomesOf('users.update', {
    ...admin,
    route: '/admin/users',
    done: 'User updated successfully',
    act: confirming('Edit', 'Save'),
  }),
);
export const DeleteUser = meta.story(
  outcomesOf('users.remove', {
    ...admin,
    route: '/admin/users',
    done: isDeleted('User deleted successfully'),
    act: () =>
      deleteFirstRow(async () => {
        const { username } = db.users.find(removed!)!;
        await fill({ [`Type ${username} to confirm`]: username });
        await pressInDialog('Delete');
      }),
  }),
);
export const AddSubscription = meta.story(
  outcomesOf('users.addSubscription', {
    ...admin,
    route: '/admin/users',
    done: 'Subscription added successfully',
    act: async () => {
      await press('Add subscription');
      await choose('Product', 'CS2');
      await pressInDialog('Add subscription');
    },
  }),
);
export const UpdateSubscription = meta.story(
  outcomesOf('adminSubscriptions.update', {
    ...admin,
    route: '/admin/subs',
    done: 'Subscription updated successfully',
    act: confirming('Edit', 'Save'),
  }),
);
export const DeleteSubscription = meta.story(
  outcomesOf('adminSubscriptions.remove', {
    ...admin,
    route: '/admin/subs',
    done: isDeleted('Subscription deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete')),
  }),
);
export const CreateProduct = meta.story(
  outcomesOf('products.create', {
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
  }),
);
export const UpdateProduct = meta.story(
  outcomesOf('products.update', {
    ...admin,
    route: '/admin/products',
    done: 'Product updated successfully',
    act: confirming('Edit', 'Save'),
  }),
);
export const DeleteProduct = meta.story(
  outcomesOf('products.remove', {
    ...admin,
    route: '/admin/products',
    done: isDeleted('Product deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete')),
  }),
);
export const UpdateKey = meta.story(
  outcomesOf('keys.update', {
    ...admin,
    route: '/admin/keys',
    done: 'Key updated successfully',
    act: confirming('Edit', 'Save'),
  }),
);
export const DeleteKey = meta.story(
  outcomesOf('keys.remove', {
    ...admin,
    route: '/admin/keys',
    done: isDeleted('Key deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete Key')),
  }),
);
export const GenerateKeys = meta.story(
  outcomesOf('keys.generate', {
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
  }),
);
export const ApproveHwidRequest = meta.story(
  outcomesOf('hwidRequests.approve', {
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
  }),
);
export const DeclineHwidRequest = meta.story(
  outcomesOf('hwidRequests.decline', {
    ...admin,
    route: '/admin/hwid',
    done: 'HWID reset request declined successfully',
    act: confirming('Decline', 'Decline'),
  }),
);
export const UploadClient = meta.story(
  outcomesOf('adminClient.upload', {
    ...admin,
    route: '/admin/keys',
    done: 'Client uploaded successfully',
    act: async () => {
      await press('Upload client');
      await uploadFile(executable());
      await fill({ Version: `9.0.${db.clients.all().length}` });
      await pressInDialog('Upload');
    },
  }),
);
export const UpdateInvite = meta.story(
  outcomesOf('adminInvites.update', {
    ...admin,
    route: '/admin/invites',
    done: 'Code updated successfully',
    act: confirming('Edit', 'Save'),
  }),
);
export const DeleteInvite = meta.story(
  outcomesOf('adminInvites.remove', {
    ...admin,
    route: '/admin/invites',
    done: isDeleted('Code deleted successfully'),
    act: () => deleteFirstRow(() => pressInDialog('Delete')),
  }),
);
export const GenerateInvites = meta.story(
  outcomesOf('adminInvites.generate', {
    ...admin,
    route: '/admin/invites',
    done: 'Codes generated',
    act: confirming('Generate invites', 'Generate'),
  }),
);
export const MassGenerateInvites = meta.story(
  outcomesOf('adminInvites.massGenerate', {
    ...admin,
    route: '/admin/invites',
    done: 'codes generated',
    act: confirming('Mass generate', 'Generate'),
  }),
);
