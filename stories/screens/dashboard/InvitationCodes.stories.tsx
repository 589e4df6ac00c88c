import { expect, screen, userEvent } from 'storybook/test';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dashboardMeta, expectToast } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Invitation codes',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'customer',
    'The codes with which a customer can invite others, folded away under the panel and copied one by one. Without unused codes, or when they cannot be loaded, the section is not there.',
  ),
});

export const Open = meta.story({
  tags: ['INV-1'],
  parameters: { pictures: 'all' },
  name: 'Unfolded',
  play: async ({ canvas }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Invitation codes/ }));
    await canvas.findByRole('list', { name: 'Invitation codes' });
  },
});

export const CodeCopiedToClipboard = meta.story({
  tags: ['INV-2'],
  name: 'Code copied',
  play: async () => {
    const clipboard = stubClipboard();
    const { code } = db.invites
      .where('assignedToId', personas.customer.id)
      .find(({ status }) => status === 'UNUSED')!;
    await userEvent.click(await screen.findByRole('button', { name: /^Invitation codes/ }));
    await userEvent.click(await screen.findByRole('button', { name: `Copy code ${code}` }));
    await expectToast('Code copied to clipboard');
    await expect(clipboard.text).toBe(code);
  },
});
