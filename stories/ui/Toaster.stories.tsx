import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#src/app/notify.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { longestCode } from '#stories/support/long-texts.ts';
import { expectToFit } from '#stories/support/narrow.tsx';
import { expectNoToast, expectToast } from '#stories/support/see.ts';
import preview from '#storybook/preview.tsx';
import { phoneViewport } from '../support/phone.ts';

const meta = preview.meta({
  title: 'Kit/Toaster',
  component: Toaster,
  // Every story's page already has the one Toaster.
  render: () => (
    <div className="flex min-h-80 flex-wrap content-start gap-3">
      <Button onClick={() => notify.success('Key updated successfully.')}>success</Button>
      <Button onClick={() => notify.error('Error approveing HWID reset request')}>error</Button>
      <Button onClick={() => notify.info('Preparing...')}>info</Button>
      <Button onClick={() => notify.warning('3 of 10 were not deleted')}>warning</Button>
    </div>
  ),
  parameters: { docs: { story: { inline: false, height: '380px' } } },
});

export const FourSeverities = meta.story({
  tags: ['TOA-1'],
  parameters: { pictures: 'all' },
  play: async () => {
    for (const name of ['success', 'error', 'info', 'warning'])
      await userEvent.click(await screen.findByRole('button', { name }));
    await expectToast('3 of 10 were not deleted');
  },
});

/** Screen readers know both regions before the first toast. */
export const LiveRegions = meta.story({
  tags: ['TOA-4'],
  name: 'Nothing to report: live regions stand ready',
  parameters: { pictures: false },
  play: async () => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    const lives = [...region.querySelectorAll('[aria-live]')];
    await expect(lives.map((live) => live.getAttribute('aria-live'))).toEqual(['assertive', 'polite']);
    await userEvent.click(await screen.findByRole('button', { name: 'success' }));
    await waitFor(() => expect(lives[1]).toHaveTextContent('Key updated successfully'));
    await userEvent.click(await screen.findByRole('button', { name: 'error' }));
    await waitFor(() => expect(lives[0]).toHaveTextContent('Error approveing HWID reset request'));
  },
});

export const OnAPhone = meta.story({
  name: 'Phone: at the bottom',
  tags: ['phone'],
  globals: phoneViewport,
  play: async () => {
    for (const name of ['success', 'error'])
      await userEvent.click(await screen.findByRole('button', { name }));
    await expectToast('Error approveing HWID reset request');
  },
});

export const LongText = meta.story({
  name: 'Longest text',
  tags: ['longest'],
  render: () => <Button onClick={() => notify.error(`Code ${longestCode} already exists`)}>error</Button>,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'error' }));
    await expectToast(/already exists$/);
    await expectToFit(screen.getByRole('region', { name: 'Notifications' }));
  },
});

export const DismissedOverADialog = meta.story({
  name: 'Dismissed over a dialog, which stays',
  parameters: { pictures: false },
  render: () => (
    <Dialog
      title="Generate keys"
      onClose={() => notify.info('Closed')}
      footer={<Button onClick={() => notify.error('Error generating keys')}>Generate</Button>}
    />
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Generate keys' });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expectToast('Error generating keys');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(expectNoToast);
    await screen.findByRole('dialog', { name: 'Generate keys' });
  },
});

const sayTwo = () => {
  notify.success('Key updated successfully.');
  notify.info('Preparing...');
};

/** Tab reaches it after the page, and a dismissal returns the focus. */
export const ByKeyboard = meta.story({
  tags: ['check'],
  parameters: { pictures: false },
  render: () => <Button onClick={sayTwo}>Save</Button>,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    const dismissals = () => screen.queryAllByRole('button', { name: 'Dismiss' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step('Tab reaches the first', async () => {
      await waitFor(() => expect(dismissals()).toHaveLength(2));
      await userEvent.tab();
      await waitFor(() => expect(dismissals()[0]).toHaveFocus());
    });
    await step('one is dismissed: the focus goes to the other', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(dismissals()).toHaveLength(1);
      await waitFor(() => expect(dismissals()[0]).toHaveFocus());
    });
    await step('and from the last one back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(dismissals()).toHaveLength(0);
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const DoReport = meta.story({
  name: 'Do: a report',
  tags: ['!dev', '!autodocs'],
  parameters: { pictures: false },
  render: () => <Button onClick={() => notify.success('Key updated successfully.')}>Save</Button>,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast('Key updated successfully');
  },
});

export const DontAsk = meta.story({
  name: "Don't: a question",
  tags: ['!dev', '!autodocs'],
  parameters: { pictures: false },
  render: () => <Button onClick={() => notify.warning('Code is too long. Save all the same?')}>Save</Button>,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expectToast(/^Code is too long/);
  },
});
