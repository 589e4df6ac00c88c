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
  name: 'With the number of rows, tools and actions',
  args: {
    note: '253 invite codes',
    tools: (
      <Button variant="ghost" size="sm">
        Columns
      </Button>
    ),
    actions: (
      <>
        <Button>Mass generate</Button>
        <Button variant="primary">Generate invites</Button>
      </>
    ),
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { title: `Subscriptions of ${longName}`, actions: <Button>Export</Button> },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: {
    note: '253 invite codes',
    tools: (
      <Button variant="ghost" size="sm">
        Columns
      </Button>
    ),
    actions: (
      <>
        <Button>Mass generate</Button>
        <Button variant="primary">Generate invites</Button>
      </>
    ),
  },
});
