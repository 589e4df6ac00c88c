import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({
  title: 'Outcomes/Admin actions',
  tags: ['API-6'],
  parameters: { pictures: false },
  // Browsers refuse to copy in a window without focus.
  beforeEach: () => {
    stubClipboard();
  },
});

export const UpdateUser = meta.story(outcomesOf('users.update'));
export const DeleteUser = meta.story(outcomesOf('users.remove'));
export const AddSubscription = meta.story(outcomesOf('users.addSubscription'));
export const UpdateSubscription = meta.story(outcomesOf('adminSubscriptions.update'));
export const DeleteSubscription = meta.story(outcomesOf('adminSubscriptions.remove'));
export const CreateProduct = meta.story(outcomesOf('products.create'));
export const UpdateProduct = meta.story(outcomesOf('products.update'));
export const DeleteProduct = meta.story(outcomesOf('products.remove'));
export const UpdateKey = meta.story({ ...outcomesOf('keys.update'), tags: ['TOA-3'] });
export const DeleteKey = meta.story(outcomesOf('keys.remove'));
export const GenerateKeys = meta.story(outcomesOf('keys.generate'));
export const ApproveHwidRequest = meta.story(outcomesOf('hwidRequests.approve'));
export const DeclineHwidRequest = meta.story(outcomesOf('hwidRequests.decline'));
export const UploadClient = meta.story(outcomesOf('adminClient.upload'));
export const UpdateInvite = meta.story(outcomesOf('adminInvites.update'));
export const DeleteInvite = meta.story(outcomesOf('adminInvites.remove'));
export const GenerateInvites = meta.story(outcomesOf('adminInvites.generate'));
export const MassGenerateInvites = meta.story(outcomesOf('adminInvites.massGenerate'));
