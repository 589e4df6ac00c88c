import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import preview from '#storybook/preview.tsx';
import { requests } from '#storybook/preview/worker.ts';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import { shownIds } from '../support/admin-list.tsx';
import { openUpload } from '../support/admin-shell.ts';
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
} from '../support/index.ts';
import { elementAt } from '../support/page.ts';
import type { Expected } from './probe.ts';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({
  title: 'Outcomes/Admin actions',
  tags: ['API-6'],
  parameters: { pictures: false },
  // Browsers refuse to copy in a window without focus.
  beforeEach: () => void stubClipboard(),
});

/** Opens a dialog, by default with the first button of this name, sends it with the button `confirm`, and waits for the list's next read. */
const sending = (
  route: string,
  opener: string | (() => Promise<unknown>),
  confirm: string | RegExp,
  reported: Expected,
) => {
  const again = () => pressInDialog(confirm);
  const act = async () => {
    await (typeof opener === 'string' ? press(rowAction(opener)) : opener());
    await again();
  };
  const done = async () => {
    await (typeof reported === 'string' ? userSeesWords(reported) : reported());
    await waitFor(() => expect(requests.at(-1)).toMatch(/^GET/));
  };
  return { persona: 'admin', route, done, act, again } as const;
};

/** Opens the dialog of the first row, and saves it as it is. */
const saving = (route: string, noun: string) =>
  sending(route, 'Edit', 'Save', `${noun} updated successfully`);

/** Deletes the first row of the list, after `answer` has typed the confirmation. */
const deleting = (
  route: string,
  noun: string,
  { confirm = 'Delete', answer = async (_id: number) => {} } = {},
) => {
  let removed: number;
  const ask = async () => {
    const opener = await findPressable(rowAction('Delete'));
    removed = shownIds()[0]!;
    await userEvent.click(opener);
    await answer(removed);
  };
  return sending(route, ask, confirm, async () => {
    await userSeesWords(`${noun} deleted successfully`);
    await waitFor(() => expect(shownIds()).not.toContain(removed));
  });
};

export const UpdateUser = meta.story(outcomesOf('users.update', saving('/admin/users', 'User')));
export const DeleteUser = meta.story(
  outcomesOf(
    'users.remove',
    deleting('/admin/users', 'User', {
      answer: async (id) => {
        const { username } = db.users.find(id)!;
        await fill({ [`Type ${username} to confirm`]: username });
      },
    }),
  ),
);
export const AddSubscription = meta.story(
  outcomesOf(
    'users.addSubscription',
    sending(
      '/admin/users',
      async () => {
        await press(rowAction('Add subscription'));
        await choose('Product', 'CS2');
      },
      'Add subscription',
      'Subscription added successfully',
    ),
  ),
);
export const UpdateSubscription = meta.story(
  outcomesOf('adminSubscriptions.update', saving('/admin/subs', 'Subscription')),
);
export const DeleteSubscription = meta.story(
  outcomesOf('adminSubscriptions.remove', deleting('/admin/subs', 'Subscription')),
);
export const CreateProduct = meta.story(
  outcomesOf(
    'products.create',
    sending(
      '/admin/products',
      async () => {
        const { size } = db.products;
        await userEvent.click(await screen.findByRole('button', { name: 'Create Product' }));
        await fill({ Name: `Product ${size}`, 'Short name': `product_${size}` });
      },
      'Create',
      async () => {
        await userSeesWords('Product created successfully');
        await screen.findByText(`Product ${db.products.size - 1}`);
      },
    ),
  ),
);
export const UpdateProduct = meta.story(outcomesOf('products.update', saving('/admin/products', 'Product')));
export const DeleteProduct = meta.story(
  outcomesOf(
    'products.remove',
    deleting('/admin/products', 'Product', {
      answer: async (id) => {
        const { name } = db.products.find(id)!;
        await userSees(/keys? mentions? “|^No keys/, 'dialog');
        if (elementAt('dialog').querySelector('input'))
          await fill({ [`Type ${name} to confirm`]: name }, 'dialog');
      },
    }),
  ),
);
export const UpdateKey = meta.story({
  ...outcomesOf('keys.update', saving('/admin/keys', 'Key')),
  tags: ['TOA-3'],
});
export const DeleteKey = meta.story(
  outcomesOf('keys.remove', deleting('/admin/keys', 'Key', { confirm: 'Delete Key' })),
);
export const GenerateKeys = meta.story(
  outcomesOf('keys.generate', {
    ...sending(
      '/admin/keys',
      async () => {
        await userEvent.click(await screen.findByRole('button', { name: 'Generate keys' }));
        await choose('Product', 'CS2');
      },
      'Generate',
      'Keys generated',
    ),
    shows: {
      noKeys: async () => {
        await userSees('The server sent no codes');
        await expectNoDialog();
      },
    },
  }),
);
export const ApproveHwidRequest = meta.story(
  outcomesOf('hwidRequests.approve', {
    ...sending('/admin/hwid', 'Approve', 'Approve', 'HWID reset request approved successfully'),
    shows: {
      // The request is still pending, so it can be tried again.
      alreadyProcessed: async () => {
        await screen.findByText('This request has already been processed');
        await screen.findByRole('button', { name: 'Approve' });
      },
    },
  }),
);
export const DeclineHwidRequest = meta.story(
  outcomesOf(
    'hwidRequests.decline',
    sending('/admin/hwid', 'Decline', 'Decline', 'HWID reset request declined successfully'),
  ),
);
export const UploadClient = meta.story(
  outcomesOf('adminClient.upload', {
    ...sending(
      '/admin/keys',
      async () => {
        await openUpload();
        await uploadFile(executable());
        await fill({ Version: `9.0.${db.clients.all().length}` });
      },
      'Upload',
      '',
    ),
    done: 'Client uploaded successfully', // after which no list is read
  }),
);
export const UpdateInvite = meta.story(outcomesOf('adminInvites.update', saving('/admin/invites', 'Code')));
export const DeleteInvite = meta.story(outcomesOf('adminInvites.remove', deleting('/admin/invites', 'Code')));
export const GenerateInvites = meta.story(
  outcomesOf(
    'adminInvites.generate',
    sending('/admin/invites', 'Generate invites', 'Generate', 'Codes generated'),
  ),
);
export const MassGenerateInvites = meta.story(
  outcomesOf(
    'adminInvites.massGenerate',
    sending('/admin/invites', 'Mass generate', /^Generate/, 'codes generated'),
  ),
);
