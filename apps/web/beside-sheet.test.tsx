// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { enter, fill, find, openDialog, patient, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

const sheet = () => document.querySelector('[data-sheet]')?.textContent;
const press = async (name: string) =>
  fireEvent.click(await waitFor(() => within(openDialog()!).getByRole('button', { name }), patient));

it('the sheet follows an approval in the list beside it (LIS-6, PER-1)', async () => {
  const [request] = db.hwidRequests.where('status', 'PENDING');
  const { username } = db.users.find(request!.userId)!;
  db.hwidRequests.update(request!.id, { requestHwid: 'F00DF00DF00DF00D' });
  await enter('admin', `/admin/hwid?search=${username}&user=${username}`);
  await screen.findByText('Addresses and hardware', {}, patient);
  const list = await screen.findByRole('table', {}, patient);
  fireEvent.click((await within(list).findAllByRole('button', { name: /^Approve/ }, patient))[0]!);
  await press('Approve');
  await waitFor(() => expect(sheet()).toContain('F00DF00DF00DF00D'), patient);
});

it.each([
  ['new name', 'Name', 'Renamed', 'Save'],
  ['deletion', /to confirm$/, undefined, 'Delete'], // with all that is of it
])('the sheet follows the %s of a product (LIS-6, PER-1)', async (_, label, text, button) => {
  const [subscription] = db.subscriptions.all();
  const { username } = db.users.find(subscription!.userId)!;
  const { name } = db.products.find(subscription!.productId)!;
  await enter('admin', `/admin/products?user=${username}`);
  await waitFor(() => expect(sheet()).toContain(name), patient);
  fireEvent.click(await find(`button ${text ? 'Edit' : 'Delete'} product ${name}`));
  const field = await waitFor(() => within(openDialog()!).getByLabelText(label), patient);
  fireEvent.change(field, { target: { value: text ?? name } });
  await press(button);
  await waitFor(() => expect(sheet()).not.toContain(name), patient);
  if (text) expect(sheet()).toContain(text);
});

it('a subscription that is added in the sheet stands in it (LIS-6, PER-3)', async () => {
  db.products.insert({ name: 'Fresh', shortName: 'fresh' });
  await enter('admin', '/admin/users?user=customer');
  fireEvent.click(await find('button Add subscription'));
  await fill('Product', 'Fresh');
  await press('Add subscription');
  await waitFor(() => expect(sheet()).toContain('Fresh'), patient);
});
