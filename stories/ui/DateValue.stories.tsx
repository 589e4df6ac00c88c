import { expect, screen, waitFor } from 'storybook/test';
import { DateValue } from '#src/ui/DateValue.tsx';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/DateValue', component: DateValue, tags: ['autodocs'], parameters: { tooltip: true }, args: { iso: '2026-03-03T14:05:00.000Z' }, decorators: (Story) => <div className="pt-40"><Story /></div> });

export const DateAndTime = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('03/03/2026, 14:05:00')).toBeVisible() });
export const DateOnly = meta.story({ args: { show: 'date' }, play: async ({ canvas }) => expect(canvas.getByText('03/03/2026')).toBeVisible() });
export const NotADate = meta.story({ args: { iso: 'soon' } });

export const WhenReally = meta.story({
  play: async ({ userEvent }) => {
    const clipboard = pretendClipboard();
    await userEvent.tab();
    const details = await screen.findByRole('tooltip');
    await expect(details).toHaveTextContent(/in 47 days/i);
    await expect(details).toHaveTextContent('March 3rd, 2026, 14:05 UTC');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(clipboard.text).toBe('2026-03-03T14:05:00.000Z'));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Copied'));
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
});
