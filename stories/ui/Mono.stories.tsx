import { Mono } from '#src/ui/Mono.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Mono', component: Mono, tags: ['autodocs'], args: { children: '0O1lI-9F2K' } });

export const Typical = meta.story({});
export const InText = meta.story({ render: (args) => <p>The key <Mono {...args} /> was redeemed.</p> });
