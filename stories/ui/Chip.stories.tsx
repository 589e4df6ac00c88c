import { Chip } from '#src/ui/Chip.tsx';
import { twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Chip',
  component: Chip,
  args: { children: 'UNUSED', tone: 'success' as const },
});

export const Success = meta.story({ parameters: { pictures: false } });

export const AllTones = meta.story({
  name: 'Badge with a word, all tones',
  parameters: { pictures: 'all' },
  render: variantsOf(
    Chip,
    Object.fromEntries(
      (['neutral', 'success', 'danger', 'warning', 'info', 'accent'] as const).map((tone) => [
        tone,
        { tone, children: tone.toUpperCase() },
      ]),
    ),
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <Chip {...args}>{twoLineLabel}</Chip>
      <Chip {...args}>{unbrokenCode}</Chip>
    </div>
  ),
});
