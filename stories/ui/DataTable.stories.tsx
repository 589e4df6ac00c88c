import { type ComponentProps, useCallback, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { DataTable } from '#src/ui/DataTable.tsx';
import { type KeyRow, keyColumns, keyRows } from '#stories/support/key-table.tsx';
import { InState } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';
import { pressWithShift } from '#stories/support/index.ts';

type Props = ComponentProps<typeof DataTable<KeyRow>>;

function Selectable(props: Props) {
  const [selected, setSelected] = useState<readonly number[]>([]);
  const onSelect = useCallback(
    (ids: readonly number[], isSelected: boolean) =>
      setSelected((before) => [...before.filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]),
    [],
  );
  return (
    <>
      <p className="mb-3 text-muted">{selected.length} selected</p>
      <DataTable {...props} selection={{ selected: new Set(selected), onSelect }} />
    </>
  );
}

const meta = preview.meta({
  title: 'Kit/DataTable',
  component: DataTable<KeyRow>,
  args: {
    caption: 'Activation keys',
    rows: keyRows(10),
    columns: keyColumns,
    sorting: { id: 'id', desc: true },
    onSort: fn(),
  },
});

export const Typical = meta.story({
  parameters: { pictures: 'all' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Code' })).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'ID' }));
    await expect(args.onSort).toHaveBeenCalledWith('id');
  },
});

/** One row is hovered, one selected, one focused; the header is hovered. */
export const States = meta.story({
  name: 'Rows: rest, hover, selected, focus',
  args: { rows: keyRows(4), selection: { selected: new Set([2]), onSelect: fn() } },
  render: (args) => (
    <InState state="hover" on="tbody tr:nth-child(2), th button">
      <InState state="focus" on="tbody tr:nth-child(4) [aria-label^=Edit]">
        <DataTable {...args} />
      </InState>
    </InState>
  ),
});

export const Selection = meta.story({
  tags: ['ACC-4'],
  name: 'Selection: a range, all, nine of ten',
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = (id: number) => canvas.getByRole('checkbox', { name: `Select ${id}` });
    await userEvent.click(box(9));
    await pressWithShift('Select 6');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(8).closest('label')!); // beside the box, anywhere in the cell
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(box(9)).toBeChecked();
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(canvas.getByText('10 selected')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText('0 selected')).toBeVisible();
    await userEvent.click(all);
    await userEvent.click(box(9));
    await expect(canvas.getByText('9 selected')).toBeVisible();
  },
});

/** True below 640 px, where rows are cards. */
const isOfCards = () => matchMedia('(width < 40rem)').matches;

export const ScrollsSideways = meta.story({
  name: 'Scrolled sideways, actions in sight',
  render: (args) => (
    <div className="w-160 max-w-full">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: 'Activation keys' });
    const actions = canvas.getByRole('button', { name: 'Delete key 10' });
    const frame = scroller.getBoundingClientRect();
    await expect(scroller.scrollWidth > scroller.clientWidth).toBe(!isOfCards());
    await waitFor(() => {
      expect(actions.getBoundingClientRect().right).toBeLessThanOrEqual(frame.right + 1);
      expect(actions.getBoundingClientRect().left).toBeGreaterThanOrEqual(frame.left - 1);
    });
    await waitFor(() =>
      expect(scroller.parentElement).toHaveAttribute('data-more-end', String(!isOfCards())),
    );
  },
});

const headerTop = (canvas: { getByRole(role: string, by: { name: string }): HTMLElement }) =>
  canvas.getByRole('columnheader', { name: 'Code' }).getBoundingClientRect().top;

export const AHundredRows = meta.story({
  tags: ['ADM-5'],
  name: 'Hundred rows: the header stays in the window',
  parameters: { pictures: false },
  args: { rows: keyRows(100) },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('group', { name: 'Activation keys' });
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(101));
    await expect(scroller.scrollHeight, 'only the page scrolls').toBe(scroller.clientHeight);
    if (isOfCards()) return;
    scrollTo(0, 900);
    await waitFor(() => expect(Math.abs(headerTop(canvas))).toBeLessThan(2));
  },
});

const spacedRows = keyRows(2).map((row) => ({ ...row, code: ` ${row.code}  A ` }));

export const Copied = meta.story({
  name: 'A copied row is one line with tabs, its names as they are',
  parameters: { pictures: false },
  args: { rows: spacedRows },
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    getSelection()!.setBaseAndExtent(first!.firstChild!, 0, second!.lastChild!, 0);
    const clipboardData = new DataTransfer();
    first!.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    const lines = clipboardData.getData('text/plain').split('\n');
    await expect(lines.map((line) => line.split('\t').slice(0, 3))).toEqual(
      spacedRows.map(({ id, code, product }) => [String(id), code, product]),
    );
    getSelection()!.removeAllRanges();
  },
});
