import { TableSkeleton } from '#src/ui/TableSkeleton.tsx';
import preview from '#storybook/preview.tsx';
import { keyColumns } from '#stories/support/key-table.tsx';

const meta = preview.meta({ title: 'Kit/TableSkeleton', component: TableSkeleton, tags: ['loading'] });

export const TenRows = meta.story({ args: { columns: keyColumns }, parameters: { pictures: 'all' } });
