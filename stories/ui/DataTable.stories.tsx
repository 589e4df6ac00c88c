import { type ComponentProps, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { DataTable } from '#src/ui/DataTable.tsx';
import preview from '#storybook/preview.tsx';
import { type KeyRow, keyColumns, keyRows } from './key-table.tsx';
import { unbrokenCode } from './long-texts.ts';
import { expectToBeCut } from './narrow.tsx';

type Props = ComponentProps<typeof DataTable<KeyRow>>;

function Selectable(props: Props) {
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  return (
    <>
      <p className="mb-3 text-muted">{selected.size} selected</p>
      <DataTable {...props} selection={{ selected, onChange: setSelected }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/DataTable',
  component: DataTable<KeyRow>,
  tags: ['autodocs'],
  args: { caption: 'Activation keys', rows: keyRows(10), columns: keyColumns, sorting: { id: 'id', desc: true }, onSort: fn() },
});

export const Typical = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Activation keys' });
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    await expect(within(table).getByRole('columnheader', { name: 'ID' })).toHaveAttribute('aria-sort', 'descending');
    await expect(within(table).getByRole('columnheader', { name: 'Code' })).not.toHaveAttribute('aria-sort');
    await expect(within(table).getAllByRole('button', { name: /^(ID|Code|Product|Status)$/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'ID' }));
    await expect(args.onSort).toHaveBeenCalledWith('id');
  },
});

export const Ascending = meta.story({ args: { sorting: { id: 'id', desc: false } } });
export const Busy = meta.story({ args: { busy: true }, play: async ({ canvas }) => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true') });
export const LongestCode = meta.story({
  args: { rows: keyRows(5, unbrokenCode) },
  play: async ({ canvas }) => expectToBeCut(canvas.getAllByText(unbrokenCode)[0] as HTMLElement, unbrokenCode),
});
export const NoRows = meta.story({ args: { rows: [] } });

export const HiddenColumns = meta.story({
  args: { columnVisibility: { product: false, usedBy: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Product' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Code' })).toBeVisible();
  },
});

export const Selection = meta.story({
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 10' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 8' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(canvas.getByText('10 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 9' }));
    await expect(canvas.getByText('9 selected')).toBeVisible();
  },
});

export const ScrollsSideways = meta.story({
  render: (args) => <div className="w-160"><DataTable {...args} /></div>,
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: 'Activation keys' });
    const actions = canvas.getByRole('columnheader', { name: 'Actions' });
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await expect(actions.getBoundingClientRect().right).toBeLessThanOrEqual(scroller.getBoundingClientRect().right + 1);
    await expect(scroller.parentElement).toHaveAttribute('data-more-end', 'true');
  },
});

export const AHundredRows = meta.story({
  args: { rows: keyRows(100) },
  parameters: { visual: false },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: 'Activation keys' });
    scroller.scrollTop = 900;
    const header = canvas.getByRole('columnheader', { name: 'Code' }).getBoundingClientRect();
    await expect(Math.abs(header.top - scroller.getBoundingClientRect().top)).toBeLessThan(2);
  },
});

export const OnAPhone = meta.story({
  render: (args) => <div className="p-4"><Selectable {...args} /></div>,
  parameters: { screen: true },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], render: (args) => <div className="w-160"><Selectable {...args} /></div> });

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  render: (args) => <Selectable {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const reach = async (element: HTMLElement) => {
      for (let press = 0; press < 12 && document.activeElement !== element; press++) await userEvent.tab();
      await expect(element).toHaveFocus();
    };
    await reach(canvas.getByRole('button', { name: 'ID' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith('id');
    await reach(canvas.getByRole('checkbox', { name: 'Select 10' }));
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await reach(canvas.getByRole('button', { name: 'Delete key 10' }));
  },
});
