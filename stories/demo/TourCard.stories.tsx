import { expect, fn } from 'storybook/test';
import { steps } from '#apps/demo/tour/steps.ts';
import { TourCard } from '#apps/demo/tour/TourCard.tsx';
import preview from '#storybook/preview.tsx';
import { onPhone } from '#stories/support/phone.ts';

const at = (index: number) => ({ at: index, step: steps[index]! });

const meta = preview.meta({
  title: 'Demo/Guided tour',
  component: TourCard,
  parameters: { pictures: false },
  args: { ...at(0), done: steps.map(() => false), onGo: fn(), onClose: fn() },
});

export const First = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onGo).toHaveBeenCalledWith(1);
  },
});

export const Done = meta.story({ args: { ...at(1), done: steps.map((_, index) => index < 2) } });

/** A step that the card can take itself. */
export const WithAction = meta.story({
  args: { ...at(4), action: { label: 'End the session on the left', run: fn() } },
});

export const Last = meta.story({
  args: { ...at(5), action: { label: 'Let it answer again', run: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ tags: ['phone'], globals: onPhone, args: at(4) });
