import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClockNotice } from './ClockNotice.tsx';
import { DataTable } from './DataTable.tsx';
import { columnsOf } from './table-features.ts';
import { Toaster } from './Toaster.tsx';

const columns = [columnsOf<{ id: number }>().accessor('id', { header: 'ID' })];

it.each([
  ['Toaster', <Toaster key="" />, /^$/],
  ['ClockNotice', <ClockNotice key="" />, /^$/],
  ['DataTable', <DataTable key="" caption="Keys" rows={[{ id: 7 }]} columns={columns} />, />ID</],
])('%s renders on a server', (_, part, html) => expect(renderToString(part)).toMatch(html));
