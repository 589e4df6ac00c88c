import { db } from '#mocks/db/index.ts';
import { expect, test } from './fixtures.ts';

test('buys thirty days after a card that was declined, and downloads the client', async ({ enterAs }) => {
  const page = await enterAs('customer', '/dash');
  await test.step('buy', async () => {
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('button', { name: 'Pay €2.49' }).click();
    await expect(page).toHaveURL('/dash');
    await expect(page.getByText(/^Confirming your payment/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Payment received')).toBeVisible({ timeout: 15_000 }); // booked after 4 s
    await expect(page.getByRole('region', { name: 'Subscriptions' }).getByText('30 days left')).toBeVisible();
  });
  await test.step('download', async () => {
    await page.getByRole('tab', { name: 'Download client' }).click();
    const { version } = db.clients.all().at(-1)!;
    const arrived = page.waitForEvent('download');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Download' }).click();
    await expect(page.getByRole('button', { name: 'Preparing...' })).toBeDisabled();
    expect((await arrived).suggestedFilename()).toBe(`client-${version}.exe`);
  });
});
