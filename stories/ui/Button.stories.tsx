import { DownloadIcon, PlusIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { longName, twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { statesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
});

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const download = { icon: <DownloadIcon className="size-icon-sm" />, children: 'Download' };

export const Primary = meta.story({ parameters: { pictures: false }, args: { variant: 'primary' } });

export const Variants = meta.story({
  parameters: { pictures: 'all', forcedColors: true },
  render: variantsOf(Button, {
    ...Object.fromEntries(variants.map((variant) => [variant, { variant }])),
    'with an icon': {
      variant: 'primary',
      icon: <PlusIcon className="size-icon-sm" />,
      children: 'Generate keys',
    },
    busy: { variant: 'primary', busy: true, busyLabel: 'Processing...', children: 'Pay' },
    sm: { ...download, size: 'sm' },
    md: { ...download, size: 'md' },
    lg: { ...download, size: 'lg' },
    xl: { ...download, size: 'xl' },
  }),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: statesOf(
    Button,
    variants.map((variant) => ({ variant, children: variant })),
    'w-36',
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      <Button {...args} variant="primary" icon={<PlusIcon className="size-icon-sm" />}>
        {twoLineLabel}
      </Button>
      <Button {...args}>Delete {longName}</Button>
    </div>
  ),
});

/** Beside truncated text a button keeps its label on one line. */
export const InARow = meta.story({
  ...narrow,
  name: 'Does not wrap in a row',
  parameters: { pictures: false },
  render: (args) => (
    <div className="flex items-center gap-3">
      <span className="min-w-0 truncate">{twoLineLabel}</span>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button').clientHeight).toBeLessThan(48),
});
