import { Skeleton } from '#src/ui/Skeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/Skeleton', component: Skeleton, tags: ['autodocs'] });

export const Line = meta.story({ args: { shape: 'line', className: 'w-40' } });
export const Block = meta.story({ args: { shape: 'block', className: 'h-24 w-64' } });
export const Circle = meta.story({ args: { shape: 'circle', className: 'size-12' } });
