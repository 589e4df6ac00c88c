import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longName } from './long-texts.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#4a6"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>')}`;

const meta = preview.meta({ title: 'Kit/Avatar', component: Avatar, tags: ['autodocs'], args: { name: 'customer', size: 48 } });

export const Initial = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('c')).toBeVisible() });
export const Picture = meta.story({ args: { src: picture } });
export const PictureThatFails = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('c')).toBeVisible()),
});
export const Sizes = meta.story({ render: (args) => <div className="flex items-center gap-3">{[20, 32, 48, 72].map((size) => <Avatar key={size} {...args} size={size} />)}</div> });

export const LongestName = meta.story({
  ...narrow,
  args: { name: longName },
  render: (args) => <div className="flex items-center gap-3"><Avatar {...args} /><span className="min-w-0 wrap-anywhere">{args.name}</span></div>,
});
