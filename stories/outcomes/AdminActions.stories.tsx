import { db } from '#mocks/db/index.ts';
import preview from '#storybook/preview.tsx';
import { choose, enter, hand, press, pressInDialog } from './hands.ts';
import { outcomesOf, Stage } from './stage.tsx';

const meta = preview.meta({ title: 'Outcomes/Admin actions', component: Stage });

const as = { persona: 'admin' as const };

/** A dialog that is confirmed as it opens: the button of the row, then the button of the dialog. */
const confirming = (row: string, confirm: string) => async () => {
  await press(row);
  await pressInDialog(confirm);
};

export const UpdateUser = meta.story(
  outcomesOf('users.update', { ...as, route: '/admin/users', done: 'User updated successfully', otherwise: 'Editing user', act: confirming('Edit', 'Save') }),
);
export const DeleteUser = meta.story(
  outcomesOf('users.remove', {
    ...as, route: '/admin/users', done: 'User deleted successfully', otherwise: 'Delete',
    act: async () => {
      const { username } = db.users.all().at(-1)!; // in the first row
      await press('Delete');
      await enter(`Type ${username} to confirm`, username);
      await pressInDialog('Delete');
    },
  }),
);
export const AddSubscription = meta.story(
  outcomesOf('users.addSubscription', {
    ...as, route: '/admin/users', done: 'Subscription added successfully', otherwise: 'Add subscription',
    act: async () => {
      await press('Add subscription');
      await choose('Product', 'CS2');
      await pressInDialog('Add subscription');
    },
  }),
);
export const UpdateSubscription = meta.story(
  outcomesOf('adminSubscriptions.update', { ...as, route: '/admin/subs', done: 'Subscription updated successfully', otherwise: 'Editing subscription', act: confirming('Edit', 'Save') }),
);
export const DeleteSubscription = meta.story(
  outcomesOf('adminSubscriptions.remove', { ...as, route: '/admin/subs', done: 'Subscription deleted successfully', otherwise: 'Delete', act: confirming('Delete', 'Delete') }),
);
export const CreateProduct = meta.story(
  outcomesOf('products.create', {
    ...as, route: '/admin/products', done: 'Product created successfully', otherwise: 'Create Product',
    act: async () => {
      const count = db.products.all().length;
      await press('Create Product');
      await enter('Name', `Product ${count}`);
      await enter('Short name', `product_${count}`);
      await pressInDialog('Create');
    },
  }),
);
export const UpdateProduct = meta.story(
  outcomesOf('products.update', { ...as, route: '/admin/products', done: 'Product updated successfully', otherwise: 'Edit', act: confirming('Edit', 'Save') }),
);
export const DeleteProduct = meta.story(
  outcomesOf('products.remove', { ...as, route: '/admin/products', done: 'Product deleted successfully', otherwise: 'Delete', act: confirming('Delete', 'Delete') }),
);
export const UpdateKey = meta.story(
  outcomesOf('keys.update', { ...as, route: '/admin/keys', done: 'Key updated successfully', otherwise: 'Editing activation key', act: confirming('Edit', 'Save') }),
);
export const DeleteKey = meta.story(
  outcomesOf('keys.remove', { ...as, route: '/admin/keys', done: 'Key deleted successfully', otherwise: 'Delete', act: confirming('Delete', 'Delete Key') }),
);
export const GenerateKeys = meta.story(
  outcomesOf('keys.generate', {
    ...as, route: '/admin/keys', done: 'Keys generated', otherwise: 'Generate keys', shows: { noKeys: 'Generate keys' },
    act: async () => {
      await press('Generate keys');
      await choose('Product', 'CS2');
      await pressInDialog('Generate');
    },
  }),
);
export const ApproveHwidRequest = meta.story(
  outcomesOf('hwidRequests.approve', { ...as, route: '/admin/hwid', done: 'HWID reset request approved successfully', otherwise: 'Approve', act: confirming('Approve', 'Approve') }),
);
export const DeclineHwidRequest = meta.story(
  outcomesOf('hwidRequests.decline', { ...as, route: '/admin/hwid', done: 'HWID reset request declined successfully', otherwise: 'Decline', act: confirming('Decline', 'Decline') }),
);
export const UploadClient = meta.story(
  outcomesOf('adminClient.upload', {
    ...as, route: '/admin/keys', done: 'Client uploaded successfully', otherwise: 'Upload client',
    act: async () => {
      await press('Upload client');
      await hand(new File(['MZ'], 'client.exe', { type: 'application/octet-stream' }));
      await enter('Version', `9.0.${db.clients.all().length}`);
      await pressInDialog('Upload');
    },
  }),
);
export const UpdateInvite = meta.story(
  outcomesOf('adminInvites.update', { ...as, route: '/admin/invites', done: 'Code updated successfully', otherwise: 'Editing invite code', act: confirming('Edit', 'Save') }),
);
export const DeleteInvite = meta.story(
  outcomesOf('adminInvites.remove', { ...as, route: '/admin/invites', done: 'Code deleted successfully', otherwise: 'Delete', act: confirming('Delete', 'Delete') }),
);
export const GenerateInvites = meta.story(
  outcomesOf('adminInvites.generate', { ...as, route: '/admin/invites', done: 'Codes generated', otherwise: 'Generate invites', act: confirming('Generate invites', 'Generate') }),
);
export const MassGenerateInvites = meta.story(
  outcomesOf('adminInvites.massGenerate', { ...as, route: '/admin/invites', done: 'codes generated', otherwise: 'Mass generate', act: confirming('Mass generate', 'Generate') }),
);
