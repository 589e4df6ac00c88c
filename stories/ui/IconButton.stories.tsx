import { PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from '#src/ui/IconButton.tsx';
import { twoLineLabel } from '#stories/support/long-texts.ts';
import { expectToFit } from '#stories/support/narrow.tsx';
import { States as StatesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Add subscription', icon: <PlusIcon />, onClick: fn() },
});

export const Neutral = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(IconButton, {
    neutral: {},
    danger: { label: 'Delete key 25', tone: 'danger', icon: <TrashIcon /> },
    small: { label: 'Edit key 25', size: 'sm', icon: <PencilIcon /> },
    busy: { busy: true },
  }),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: () => (
    <div className="grid gap-6">
      <StatesOf className="w-14">
        {(disabled) => <IconButton label="Edit key 25" icon={<PencilIcon />} disabled={disabled} />}
      </StatesOf>
      <StatesOf className="w-14">
        {(disabled) => (
          <IconButton label="Delete key 25" tone="danger" icon={<TrashIcon />} disabled={disabled} />
        )}
      </StatesOf>
    </div>
  ),
});

export const LongestTooltip = meta.story({
  tags: ['longest'],
  args: { label: twoLineLabel },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent(twoLineLabel);
    await expectToFit(tooltip);
    await expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});
