import { DownloadIcon, PlusIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { longName, twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import { States as StatesOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
});

const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;

export const Primary = meta.story({ parameters: { pictures: false }, args: { variant: 'primary' } });

export const Variants = meta.story({
  parameters: { pictures: 'all', forcedColors: true },
  render: () => (
    <Sheet>
      {variants.map((variant) => (
        <Variant key={variant} name={variant}>
          <Button variant={variant}>Save changes</Button>
        </Variant>
      ))}
      <Variant name="with an icon">
        <Button variant="primary" icon={<PlusIcon className="size-icon-sm" />}>
          Generate keys
        </Button>
      </Variant>
      <Variant name="busy">
        <Button variant="primary" busy busyLabel="Processing...">
          Pay
        </Button>
      </Variant>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Variant key={size} name={size}>
          <Button size={size} icon={<DownloadIcon className="size-icon-sm" />}>
            Download
          </Button>
        </Variant>
      ))}
    </Sheet>
  ),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: () => (
    <div className="grid gap-6">
      {variants.map((variant) => (
        <StatesOf key={variant} className="w-36">
          {(disabled) => (
            <Button variant={variant} disabled={disabled}>
              {variant}
            </Button>
          )}
        </StatesOf>
      ))}
    </div>
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
  name: 'Keeps its line in a row',
  parameters: { pictures: false },
  render: (args) => (
    <div className="flex items-center gap-3">
      <span className="min-w-0 truncate">{twoLineLabel}</span>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button').clientHeight).toBeLessThan(48),
});
