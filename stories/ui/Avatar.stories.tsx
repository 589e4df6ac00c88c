import { expect, waitFor } from 'storybook/test';
import { Avatar } from '#src/ui/Avatar.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">' +
  '<rect width="8" height="8" fill="#4a6"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const meta = preview.meta({ title: 'Kit/Avatar', component: Avatar, args: { name: 'customer', size: 48 } });

export const Initial = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Avatar, {
    initial: {},
    picture: { src: picture },
    '20 px': { size: 20 },
    '32 px': { size: 32 },
    '72 px': { size: 72 },
  }),
});

export const PictureThatFails = meta.story({
  name: 'Picture that does not load',
  tags: ['error'],
  parameters: { pictures: false },
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText('c')).toBeVisible()),
});
