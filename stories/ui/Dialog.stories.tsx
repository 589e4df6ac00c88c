import type { StoryContext } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import preview from '#storybook/preview.tsx';
import { expectToFit } from './narrow.tsx';
import { longName, twoLineLabel, unbrokenCode } from './long-texts.ts';

type Props = ComponentProps<typeof Dialog>;

function Opened({ onClose, ...props }: Props) {
  const [open, setOpen] = useState(false);
  function close() {
    onClose();
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} footer={<Button onClick={close}>Done</Button>} />
    </>
  );
}

const codes = Array.from({ length: 40 }, (_, at) => `9F2K-0A1B-77C0-${1000 + at}`).join('\n');

const meta = preview.meta({
  title: 'Kit/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  args: { title: 'Generated keys', description: 'The browser did not allow copying. Copy them here.', onClose: fn(), children: <CodeBlock text={codes} label="keys" /> },
  render: (args) => <Opened {...args} />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

const open = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Generated keys' })).toBeVisible());
};

export const Open = meta.story({ play: open });
export const Large = meta.story({ args: { size: 'lg' }, play: open });

export const ClosesByEscape = meta.story({
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
});

export const CannotBeDismissed = meta.story({
  args: { dismissible: false },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
});

export const KeepsTheFocusInside = meta.story({
  play: async (context) => {
    await open(context);
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 6; press++) {
      await context.userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
  },
});

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Generated keys' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const done = screen.getByRole('button', { name: 'Done' });
    for (let press = 0; press < 4 && document.activeElement !== done; press++) await userEvent.tab();
    await expect(done).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({
  args: { title: `Editing activation key ${unbrokenCode}`, description: twoLineLabel, children: unbrokenCode },
  render: (args) => <Dialog {...args} footer={<><Button>{twoLineLabel}</Button><Button variant="primary">Delete {longName}</Button></>} />,
  play: async () => expectToFit(await screen.findByRole('dialog')),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], render: (args) => <Dialog {...args} footer={<><Button>Cancel</Button><Button variant="primary">Copy</Button></>} /> });
