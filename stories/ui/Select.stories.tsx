import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from '#src/ui/Select.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { longName, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { press } from '#stories/support/press.ts';
import { expectToBeCut, expectToFit } from '#stories/support/narrow.tsx';
import { States as StatesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const options = ['CS2', 'CS2 Premium', longName, 'Valorant', 'Rust'].map((label, at) => ({
  value: at + 1,
  label,
}));

const meta = preview.meta({
  title: 'Kit/Select',
  component: Select<number>,
  args: { label: 'Product', options, value: 1, onChange: fn(), className: 'max-w-xs' },
  render: controlled(Select<number>, { value: 'onChange' }),
});

/** Opens the list and waits until it is shown. */
const open = async (field: HTMLElement, userEvent: { click(element: Element): Promise<void> }) => {
  await userEvent.click(field);
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toBeVisible());
  return list;
};

export const Chosen = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    Select<number>,
    {
      chosen: {},
      'nothing chosen': { value: null, placeholder: 'Choose a product' },
      'long, cut': { value: 3 },
      'with a helper': { helper: 'What the key opens' },
      invalid: { value: null, error: 'Please choose a product' },
    },
    { className: 'w-56' },
  ),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: ({ onChange }) => (
    <StatesOf className="w-44">
      {(disabled) => (
        <Select label="Product" options={options} value={1} disabled={disabled} onChange={onChange} />
      )}
    </StatesOf>
  ),
});

export const Open = meta.story({
  parameters: { forcedColors: true },
  play: async ({ canvas, userEvent }) => {
    await open(canvas.getByLabelText('Product'), userEvent);
    await expect(screen.getByRole('option', { name: 'CS2', selected: true })).toBeVisible();
  },
});

export const NothingToChoose = meta.story({
  tags: ['empty'],
  parameters: { pictures: false },
  args: { options: [], value: null },
  play: async ({ canvas, userEvent }) =>
    expect(await open(canvas.getByLabelText('Product'), userEvent)).toHaveTextContent('Nothing to choose'),
});

export const NotLoaded = meta.story({
  name: 'Options could not be loaded',
  tags: ['error', 'SBS-3'],
  parameters: { pictures: false },
  args: {
    options: [],
    value: null,
    failure: { message: 'The products could not be loaded.', onRetry: fn() },
  },
  play: async ({ args, canvas }) => {
    await press('Retry');
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Product' })).toHaveFocus();
  },
});

export const Longest = meta.story({
  name: 'Longest choice, cut',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { value: 3, className: 'w-64' },
  play: async ({ canvas }) => expectToBeCut(canvas.getByText(longName), longName),
});

export const ClosedByKeys = meta.story({
  name: 'Closed: typing, arrows, Home and End',
  tags: ['FRM-5'],
  parameters: { pictures: false },
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Product' });
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveFocus());
    for (const [keys, chosen] of [
      ['{ArrowDown}', 'CS2'],
      ['{ArrowDown}', 'CS2 Premium'],
      ['{End}', 'Rust'],
      ['{ArrowUp}', 'Valorant'],
      ['{Home}', 'CS2'],
      ['cs2 p', 'CS2 Premium'],
    ] as const) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(box).toHaveTextContent(chosen));
      await expect(box).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
});

export const ReadOnly = meta.story({
  name: 'Read-only: keys choose nothing',
  tags: ['FRM-5'],
  parameters: { pictures: false },
  args: { readOnly: true },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}v');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  name: 'Opened by Space, or Alt with an arrow',
  tags: ['FRM-5'],
  parameters: { pictures: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Product' });
    await step('Escape leaves the choice as it was', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await screen.findByRole('listbox', { name: 'Product' });
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await waitFor(() => expect(box).toHaveFocus());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('arrows move, Enter chooses', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await screen.findByRole('listbox', { name: 'Product' });
      await userEvent.keyboard('{End}{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith(4);
      await waitFor(() => expect(box).toHaveTextContent('Valorant'));
      await waitFor(() => expect(box).toHaveFocus());
    });
  },
});

export const LongestOption = meta.story({
  name: 'Longest option, open',
  tags: ['longest'],
  args: {
    options: [
      { value: 1, label: unbrokenCode },
      { value: 2, label: twoLineLabel },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = await open(canvas.getByLabelText('Product'), userEvent);
    await expectToFit(list);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { value: 3, helper: 'What the key opens', error: 'Please choose another product' },
  play: async ({ canvas, userEvent }) => void (await open(canvas.getByLabelText('Product'), userEvent)),
});
