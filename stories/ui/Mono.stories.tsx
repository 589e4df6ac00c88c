import { expect } from 'storybook/test';
import { Mono } from '#src/ui/Mono.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/Mono', component: Mono, tags: ['autodocs'], args: { children: '0O1lI-9F2K' } });

export const Typical = meta.story({});
export const InText = meta.story({ render: (args) => <p>The key <Mono {...args} /> was redeemed.</p> });

export const Longest = meta.story({ ...narrow, args: { children: unbrokenCode }, render: (args) => <p>The key <Mono {...args} /> was redeemed.</p> });

/** The hyphen at the end stays there. No picture: the Arabic letters are drawn in a font of the machine. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  parameters: { pictures: false },
  tags: ['!autodocs'],
  render: () => <p>المفتاح <Mono>9F2K-0A1B-</Mono> مستخدم.</p>,
  play: async ({ canvas }) => {
    const code = canvas.getByText('9F2K-0A1B-').firstChild ?? document.body;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(code, index);
      range.setEnd(code, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(9)).toBeGreaterThan(leftOf(8));
    await expect(leftOf(1)).toBeGreaterThan(leftOf(0));
  },
});
