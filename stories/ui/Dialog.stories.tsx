import { type ComponentProps, useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import preview from '#storybook/preview.tsx';

/** A dialog with the button that opens it and gets the focus back. */
function Opened({ onClose, ...props }: ComponentProps<typeof Dialog>) {
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
  args: {
    title: 'Generated keys',
    description: 'The browser blocked copying. Copy them here.',
    onClose: fn(),
    children: <CodeBlock text={codes} label="keys" />,
  },
  render: (args) => <Opened {...args} />,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

export const Open = meta.story({
  parameters: { pictures: 'all' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Generated keys' });
  },
});
