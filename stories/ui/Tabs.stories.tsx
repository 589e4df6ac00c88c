import { expect, fn, waitFor } from 'storybook/test';
import { Tabs } from '#src/ui/Tabs.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { longName, twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import { InState } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const tabs = [
  { id: 'buy', label: 'Buy premium', content: 'The ways to pay' },
  { id: 'download', label: 'Download client', content: 'The client' },
  { id: 'hwid', label: 'Reset HWID', content: 'The request' },
];

const meta = preview.meta({
  title: 'Kit/Tabs',
  component: Tabs<string>,
  args: { label: 'Premium', tabs, selected: 'buy', onSelect: fn() },
  render: controlled(Tabs<string>, { selected: 'onSelect' }),
});

export const Main = meta.story({ parameters: { pictures: false } });
/** The second tab of each row is hovered or focused. */
export const States = meta.story({
  tags: ['THE-3'],
  name: 'Variants: rest, hover, focus',
  parameters: { pictures: 'all', forcedColors: true },
  render: (args) => (
    <Sheet>
      {(['main', 'sub'] as const).flatMap((variant) => [
        <Variant key={variant} name={variant} className="w-full">
          <Tabs {...args} variant={variant} />
        </Variant>,
        <Variant key={`${variant} hover`} name={`${variant}, the second hovered`} className="w-full">
          <InState state="hover" on="[role=tab]:nth-child(2)">
            <Tabs {...args} variant={variant} />
          </InState>
        </Variant>,
        <Variant key={`${variant} focus`} name={`${variant}, focus on the second`} className="w-full">
          <InState state="focus" on="[role=tab]:nth-child(2)">
            <Tabs {...args} variant={variant} />
          </InState>
        </Variant>,
      ])}
    </Sheet>
  ),
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['check', '!autodocs'],
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Download client', selected: true })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Reset HWID', selected: true })).toHaveFocus(),
    );
  },
});

/** The row scrolls to the selected tab. */
export const Longest = meta.story({
  ...narrow,
  name: 'Longest labels, the last chosen',
  tags: ['longest'],
  args: {
    tabs: [twoLineLabel, longName, 'Last'].map((label) => ({ id: label, label, content: label })),
    selected: twoLineLabel,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await document.fonts.ready; // Labels keep their width.
    await narrow.play({ canvasElement });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Last' })).toHaveFocus());
  },
});
