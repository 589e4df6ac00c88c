import { expect } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import { longName } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/PageHeader',
  component: PageHeader,
  args: { title: 'Invite codes' },
});

export const TitleOnly = meta.story({ parameters: { pictures: false } });

export const WithActions = meta.story({
  parameters: { pictures: 'all' },
  name: 'With the number of rows and actions',
  args: {
    note: '253 invite codes',
    actions: (
      <>
        <Button>Mass generate</Button>
        <Button variant="primary">Generate invites</Button>
      </>
    ),
  },
});

/** At 768 px the buttons have a line of their own, rather than the title several. */
export const OnATablet = meta.story({
  name: 'Tablet: no room beside the title',
  parameters: { pictures: false },
  args: {
    title: 'Invites',
    note: '120 invite codes',
    actions: ['Mass generate', 'Generate invites'].map((action) => <Button key={action}>{action}</Button>),
  },
  decorators: (Story) => (
    <div className="w-160 max-w-full">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Invites' });
    await expect(title.clientHeight).toBeLessThan(40);
    await expect(canvas.getByText('120 invite codes').clientHeight).toBeLessThan(30);
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { title: `Subscriptions of ${longName}`, actions: <Button>Export</Button> },
});
