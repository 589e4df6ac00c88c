import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox } from '#src/ui/ComboBox.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { expectToBeCut } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import { findShown } from '#stories/support/see.ts';
import preview from '#storybook/preview.tsx';

const few = ['alice', 'bob', 'carol', 'dave'].map((label, at) => ({ value: at + 1, label }));
const many = Array.from({ length: 100_000 }, (_, at) => ({
  value: at + 1,
  label: at === 99_998 ? 'İstek-99999' : `user-${at + 1}`,
}));
const longest = [
  { value: 1, label: unbrokenCode },
  { value: 2, label: twoLineLabel },
];

const meta = preview.meta({
  title: 'Kit/ComboBox',
  component: ComboBox<number>,
  args: { label: 'Owner', options: few, value: null, onChange: fn(), className: 'max-w-xs' },
  render: controlled(ComboBox<number>, { value: 'onChange' }),
});

/** Returns the option of this name, once it is shown. */
const option = (name: string) => findShown('option', name);

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { pictures: false },
  args: { helper: 'Optional' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    ComboBox<number>,
    {
      'nothing chosen': { helper: 'Optional' },
      focus: {},
      'chosen, can be cleared': { value: 2, clearable: true },
      invalid: { error: 'Please choose a user' },
      disabled: { value: 2, disabled: true },
    },
    { className: 'w-56', on: 'input' },
  ),
});

export const Open = meta.story({
  args: { value: 2 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await expect(await option('bob')).toHaveAttribute('aria-selected', 'true');
  },
});

export const FoundAmongAHundredThousand = meta.story({
  name: 'Hundred thousand options, found by typing',
  tags: ['SBS-2'],
  parameters: { pictures: false },
  args: { options: many },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.click(box);
    await screen.findByRole('option', { name: 'user-1' });
    await expect(screen.getAllByRole('option').length).toBeLessThan(60); // Only visible options are rendered.
    await userEvent.keyboard('{End}');
    await waitFor(async () => {
      const last = screen.getByRole('option', { name: 'user-100000' });
      await expect(last).toHaveAttribute('aria-posinset', '100000');
      const { bottom } = screen.getByRole('listbox').getBoundingClientRect();
      await expect(last.getBoundingClientRect().bottom).toBeLessThan(bottom); // scrolled into sight
    });
    await userEvent.type(box, 'istek-99999');
    await userEvent.click(await option('İstek-99999'));
    await expect(args.onChange).toHaveBeenCalledWith(99_999);
  },
});

export const NoMatch = meta.story({
  name: 'No match',
  tags: ['empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matches'));
    await expect(await option('No matches')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LoadingOptions = meta.story({
  name: 'Loading options',
  tags: ['loading'],
  args: { options: [], loading: true },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    await option('Loading…');
  },
});

export const SomeMissing = meta.story({
  name: 'Not all options could be loaded',
  tags: ['error', 'SBS-3'],
  parameters: { pictures: false },
  args: { failure: { message: 'Some users could not be loaded.', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'zzz');
    await option('No matches among those loaded');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
});

export const Keys = meta.story({
  name: 'Escape closes the list, a key opens it again',
  parameters: { pictures: false },
  args: { value: 2 },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Owner' });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.tab();
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findByRole('listbox')).toHaveAccessibleName('Owner');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await expect(box).toHaveValue('bob');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('also after a press of its button, and a press of the box opens it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await screen.findByRole('listbox');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await userEvent.click(box);
      await screen.findByRole('listbox');
    });
  },
});

export const LongestOption = meta.story({
  name: 'Longest option, open',
  tags: ['longest'],
  args: { options: longest },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
    const cut = await screen.findByTitle(unbrokenCode);
    await expectToBeCut(cut, unbrokenCode);
  },
});
