import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon, PlusIcon } from '#src/ui/icons.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longName, twoLineLabel } from './long-texts.ts';

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

/** Not on the docs page, as in every file here: the direction is the whole page's. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { variant: 'primary', children: 'Generate keys', icon: <PlusIcon size={16} /> },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('button').getBoundingClientRect();
    const icon = canvas.getByRole('button').querySelector('svg') as SVGElement;
    await expect(document.documentElement.dir).toBe('rtl');
    await expect(icon.getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  },
});

export const Longest = meta.story({
  ...narrow,
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} variant="primary" icon={<PlusIcon size={16} />}>{twoLineLabel}</Button>
      <Button {...args}>Delete {longName}</Button>
    </div>
  ),
});

/** Beside something that can be cut, a button keeps its line. */
export const InARow = meta.story({
  ...narrow,
  parameters: { visual: false },
  render: (args) => <div className="flex items-center gap-3"><span className="min-w-0 truncate">{twoLineLabel}</span><Button {...args} /></div>,
  play: async ({ canvas }) => expect(canvas.getByRole('button').clientHeight).toBeLessThan(40),
});
