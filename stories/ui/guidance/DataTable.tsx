import { DataTable } from '#src/ui/DataTable.tsx';
import { columnsOf } from '#src/ui/table-features.ts';
import type { Pair } from '#storybook/docs/DoDont.tsx';

interface Row {
  id: number;
  product: string;
  hours: number;
}

const rows: Row[] = [
  { id: 2, product: 'CS2', hours: 24 },
  { id: 1, product: 'CS2 Premium', hours: 720 },
];

const column = columnsOf<Row>();
const aligned = column.columns([
  column.accessor('product', { header: 'Product' }),
  column.accessor('hours', { header: 'Duration (Hours)', meta: { align: 'end' } }),
]);
const unaligned = column.columns([
  column.accessor('product', { header: 'Product' }),
  column.accessor(({ hours }) => `${hours} hours`, { id: 'hours', header: 'Duration' }),
]);

export const pairs: Pair[] = [
  {
    do: {
      shows: <DataTable caption="Durations in hours" rows={rows} columns={aligned} />,
      caption:
        'Amounts stand at the end of their column, with the unit in the header: they compare at a glance.',
    },
    dont: {
      shows: <DataTable caption="Durations with units" rows={rows} columns={unaligned} />,
      caption: 'A unit in each row, at the start of the column, hides which amount is larger.',
    },
  },
];
