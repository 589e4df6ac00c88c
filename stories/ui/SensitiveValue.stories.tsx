import { expect, waitFor } from 'storybook/test';
import { Mono } from '#src/ui/Mono.tsx';
import { SensitiveValue } from '#src/ui/SensitiveValue.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/SensitiveValue', component: SensitiveValue, tags: ['autodocs'], args: { children: <Mono>192.168.14.203</Mono> } });

const blur = (element: Element) => getComputedStyle(element).filter;

export const Blurred = meta.story({ play: async ({ canvas }) => expect(blur(canvas.getByText('192.168.14.203').parentElement as Element)).toContain('blur') });

export const RevealedByFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const value = canvas.getByText('192.168.14.203').parentElement as Element;
    await expect(value).toHaveFocus();
    await waitFor(() => expect(blur(value)).not.toContain('blur'));
  },
});

export const RevealedByTheList = meta.story({ args: { revealed: true } });

export const Longest = meta.story({ ...narrow, args: { children: <Mono>{unbrokenCode}</Mono>, revealed: true } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { revealed: true } });
