import { expect, fn } from 'storybook/test';
import { SplitHeader } from '#apps/demo/split/SplitHeader.tsx';
import preview from '#storybook/preview.tsx';
import { onPhone } from '#stories/support/phone.ts';

const meta = preview.meta({
  title: 'Demo/Split page header',
  component: SplitHeader,
  parameters: { pictures: false },
  args: {
    usernames: { left: 'customer', right: 'admin' },
    shown: 'left' as const,
    message: '',
    isTourOpen: false,
    onShow: fn(),
    onChoose: fn(),
    onSwap: fn(),
    onReset: fn(),
    onCopy: fn(),
    onTour: fn(),
  },
});

export const Typical = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Right'), 'premium');
    await expect(args.onChoose).toHaveBeenCalledWith('right', 'premium');
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the sides' }));
    await expect(args.onSwap).toHaveBeenCalledOnce();
  },
});

export const Copied = meta.story({ args: { message: 'The link was copied', isTourOpen: true } });

export const SignedOut = meta.story({
  args: { usernames: { left: 'nobody', right: 'a-registered-customer' } },
});

/** One side at a time. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: onPhone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Right')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Right/ }));
    await expect(args.onShow).toHaveBeenCalledWith('right');
  },
});
