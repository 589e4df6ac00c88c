import { expect, screen, waitFor, within } from 'storybook/test';
import { notify } from '#src/lib/notify.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import preview from '#storybook/preview.tsx';
import { longestCode } from './long-texts.ts';
import { expectToFit } from './narrow.tsx';

const meta = preview.meta({
  title: 'Kit/Toaster',
  component: Toaster,
  tags: ['autodocs'],
  // the page around every story already has the one Toaster
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
  play: async ({ canvas, userEvent }) => {
    for (const name of ['success', 'error', 'info', 'warning']) await userEvent.click(canvas.getByRole('button', { name }));
    const region = within(screen.getByRole('region', { name: 'Notifications' }));
    await waitFor(() => expect(region.getAllByRole('status')).toHaveLength(2));
    await expect(region.getAllByRole('alert')).toHaveLength(2);
    await expect(region.getByText('Key updated successfully')).toBeVisible();
    await expect(region.getByText('Preparing...')).toBeVisible();
  },
});

export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'success' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Key updated successfully')).toBeNull());
  },
});

export const LongText = meta.story({
  render: () => <Button onClick={() => notify.error(`Code ${longestCode} already exists`)}>error</Button>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'error' }));
    const box = (await screen.findByRole('alert')).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expectToFit(screen.getByRole('region', { name: 'Notifications' }));
  },
});

export const OverADialog = meta.story({
  render: () => (
    <Dialog title="Generate keys" onClose={() => { throw new Error('A click on a toast closed the dialog'); }} footer={<Button onClick={() => notify.error('Error generating keys')}>Generate</Button>} />
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Error generating keys');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Error generating keys')).toBeNull());
  },
});

const sayTwo = () => {
  notify.success('Key updated successfully.');
  notify.info('Preparing...');
};

/** Reached by Tab after the page; waits while the focus is there, and gives it back. */
export const ByKeyboard = meta.story({
  parameters: { visual: false, timings: { toast: 1500 } },
  render: () => <Button onClick={sayTwo}>Save</Button>,
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    const dismissals = () => screen.queryAllByRole('button', { name: 'Dismiss' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step('the focus makes both wait', async () => {
      await waitFor(() => expect(dismissals()).toHaveLength(2));
      await userEvent.tab();
      await expect(dismissals()[0]).toHaveFocus();
      await new Promise((resolve) => setTimeout(resolve, 1800));
      await expect(dismissals()).toHaveLength(2);
    });
    await step('one is dismissed: the focus goes to the other', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(dismissals()).toHaveLength(1);
      await expect(dismissals()[0]).toHaveFocus();
    });
    await step('and from the last one back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(dismissals()).toHaveLength(0);
      await expect(button).toHaveFocus();
    });
    await step('the next ones go by themselves', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dismissals()).toHaveLength(2));
      await waitFor(() => expect(dismissals()).toHaveLength(0));
    });
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['success', 'error']) await userEvent.click(canvas.getByRole('button', { name }));
    await screen.findByRole('alert');
  },
});
