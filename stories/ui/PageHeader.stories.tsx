import { Button } from '#src/ui/Button.tsx';
import { PageHeader } from '#src/ui/PageHeader.tsx';
import preview from '#storybook/preview.tsx';
import { longName } from './long-texts.ts';
import { narrow } from './narrow.tsx';

const meta = preview.meta({ title: 'Kit/PageHeader', component: PageHeader, tags: ['autodocs'], args: { title: 'Invite codes' } });

export const TitleOnly = meta.story({});
export const WithActions = meta.story({ args: { description: 'Each code lets one person sign up.', actions: <><Button>Mass generate</Button><Button variant="primary">Generate invites</Button></> } });
export const Longest = meta.story({ ...narrow, args: { title: `Subscriptions of ${longName}`, actions: <Button>Export</Button> } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { description: 'Each code lets one person sign up.', actions: <><Button>Mass generate</Button><Button variant="primary">Generate invites</Button></> } });
