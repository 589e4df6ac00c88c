import { DataTable } from '#src/ui/DataTable.tsx';
import { columnsOf } from '#src/ui/table-features.ts';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

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
        'Amounts are aligned at the end, with the unit in the header, so that they are easy to compare.',
    },
    dont: {
      shows: <DataTable caption="Durations with units" rows={rows} columns={unaligned} />,
      caption: 'Aligned at the start and with a unit in each row, amounts are hard to compare.',
    },
  },
];
