import { TableSkeleton } from '#src/ui/TableSkeleton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/TableSkeleton', component: TableSkeleton, tags: ['loading'] });

export const TenRows = meta.story({ parameters: { pictures: 'all' } });
