import { expect, waitFor } from 'storybook/test';
import { Mono } from '#src/ui/Mono.tsx';
import { SensitiveValue } from '#src/ui/SensitiveValue.tsx';
import { unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import { InState } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/SensitiveValue',
  component: SensitiveValue,
  args: { children: <Mono>192.168.14.203</Mono> },
});

const blur = (element: Element) => getComputedStyle(element).filter;

export const Blurred = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) =>
    expect(blur(canvas.getByText('192.168.14.203').parentElement as Element)).toContain('blur'),
});

export const Variants = meta.story({
  render: () => (
    <Sheet>
      <Variant name="blurred">
        <SensitiveValue>
          <Mono>192.168.14.203</Mono>
        </SensitiveValue>
      </Variant>
      <Variant name="hover">
        <InState state="hover" on="[tabindex]">
          <SensitiveValue>
            <Mono>192.168.14.203</Mono>
          </SensitiveValue>
        </InState>
      </Variant>
      <Variant name="focus">
        <InState state="focus" on="[tabindex]">
          <SensitiveValue>
            <Mono>192.168.14.203</Mono>
          </SensitiveValue>
        </InState>
      </Variant>
      <Variant name="revealed by the list">
        <SensitiveValue revealed>
          <Mono>192.168.14.203</Mono>
        </SensitiveValue>
      </Variant>
    </Sheet>
  ),
});

export const RevealedByFocus = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const value = canvas.getByText('192.168.14.203').parentElement as Element;
    await expect(value).toHaveFocus();
    await waitFor(() => expect(blur(value)).not.toContain('blur'));
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest code',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { children: <Mono>{unbrokenCode}</Mono>, revealed: true },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  parameters: { pictures: false },
  args: { revealed: true },
});
