import { expect, screen, waitFor } from 'storybook/test';
import { DateValue } from '#src/ui/DateValue.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import { findShown } from '#stories/support/see.ts';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const iso = '2026-03-03T14:05:00.000Z';

const meta = preview.meta({
  title: 'Kit/DateValue',
  component: DateValue,
  args: { iso },
  decorators: (Story) => (
    <div className="pt-40">
      <Story />
    </div>
  ),
});

export const DateAndTime = meta.story({
  globals: { locale: 'en-US', timeZone: 'UTC' },
  parameters: { pictures: false },
  play: async ({ canvas }) => expect(canvas.getByText('Mar 3, 2026, 2:05 PM')).toBeVisible(),
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(DateValue, {
    'date and time': {},
    'date only': { show: 'date' },
    hover: {},
    focus: {},
    'not a date: as it is': { iso: 'soon' },
  }),
});

export const WhenReally = meta.story({
  tags: ['LIS-10'],
  name: 'Details on focus',
  globals: { locale: 'en-US', timeZone: 'New York' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await findShown('tooltip')).toHaveTextContent(/^in 47 daysMar 3, 2026, 2:05:00 PM UTC$/);
  },
});

export const CopiedByKeyboard = meta.story({
  parameters: { pictures: false },
  play: async ({ userEvent }) => {
    const clipboard = stubClipboard();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(clipboard.text).toBe(iso));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('ISO date copied'));
    clipboard.text = '';
    await userEvent.click(screen.getByRole('button', { name: 'Copy ISO date' }));
    await waitFor(() => expect(clipboard.text).toBe(iso));
  },
});
