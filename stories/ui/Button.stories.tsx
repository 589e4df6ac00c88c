import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon, PlusIcon } from '#src/ui/icons.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Button', component: Button, tags: ['autodocs'], args: { children: 'Save changes', onClick: fn() } });

export const Primary = meta.story({ args: { variant: 'primary' } });
export const Secondary = meta.story({});
export const Ghost = meta.story({ args: { variant: 'ghost' } });
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete Key' } });
export const WithIcon = meta.story({ args: { variant: 'primary', children: 'Generate keys', icon: <PlusIcon size={16} /> } });

export const Sizes = meta.story({
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      {(['sm', 'md', 'lg'] as const).map((size) => <Button key={size} {...args} size={size} variant="primary" icon={<DownloadIcon size={16} />}>{size}</Button>)}
    </div>
  ),
});

export const Disabled = meta.story({
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => <Button key={variant} {...args} variant={variant} disabled>{variant}</Button>)}
    </div>
  ),
});

export const Busy = meta.story({
  args: { variant: 'primary', busy: true, busyLabel: 'Processing...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Processing...' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const DoesNotSubmitItsForm = meta.story({
  render: (args) => <form onSubmit={() => { throw new Error('submitted'); }}><Button {...args} /></form>,
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
