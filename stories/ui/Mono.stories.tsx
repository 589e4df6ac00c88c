import { Mono } from '#src/ui/Mono.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { unbrokenCode } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/Mono', component: Mono, tags: ['autodocs'], args: { children: '0O1lI-9F2K' } });

export const Typical = meta.story({});
export const InText = meta.story({ render: (args) => <p>The key <Mono {...args} /> was redeemed.</p> });

export const Longest = meta.story({ ...narrow, args: { children: unbrokenCode }, render: (args) => <p>The key <Mono {...args} /> was redeemed.</p> });

/** The hyphen at the end stays there. */
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], render: () => <p>المفتاح <Mono>9F2K-0A1B-</Mono> مستخدم.</p> });
