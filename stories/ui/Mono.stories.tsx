import { Mono } from '#src/ui/Mono.tsx';
import { unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Mono', component: Mono, args: { children: '0O1lI-9F2K' } });

export const Typical = meta.story({ name: 'Alone', parameters: { pictures: false } });
export const InText = meta.story({
  name: 'In a sentence',
  render: (args) => (
    <p>
      The key <Mono {...args} /> was redeemed.
    </p>
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest code',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { children: unbrokenCode },
  render: (args) => (
    <p>
      The key <Mono {...args} /> was redeemed.
    </p>
  ),
});

/** The final hyphen stays at the end. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  render: () => (
    <p>
      المفتاح <Mono>9F2K-0A1B-</Mono> مستخدم.
    </p>
  ),
});
