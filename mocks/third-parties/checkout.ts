import { http } from 'msw';
import { limits } from '#src/contract/limits.ts';
import { extendSubscription } from '../db/extend-subscription.ts';
import { db } from '../db/index.ts';
import type { CheckoutRow } from '../db/rows.ts';
import { DAY } from '../db/time.ts';
import { returnOrigin } from './return-origin.ts';
import { redirectTo, html, page } from './page.ts';

const PATH = '*/mock/checkout/:id';

const price = `€${(limits.plan.cents / 100).toFixed(2)}`;

/** The card payment provider (BUY-1): pay, be declined and try again, or cancel. */
export const checkoutHandlers = [
  http.get(PATH, ({ params, request }) => {
    const checkout = db.checkouts.find(Number(params.id));
    return checkout ? checkoutPage(checkout, returnOrigin(request)) : notFound();
  }),

  http.post(PATH, async ({ params, request }) => {
    const form = new URLSearchParams(await request.text());
    const checkout = db.checkouts.find(Number(params.id));
    if (!checkout) return notFound();
    const back = returnOrigin(request, form.get('back'));
    switch (checkout.status === 'PAID' ? 'pay' : form.get('choice')) {
      case 'pay':
        return pay(checkout)
          ? redirectTo(`${back}/dash?success=1`)
          : checkoutPage(checkout, back, 'There is nothing to sell at the moment.');
      case 'decline':
        return checkoutPage(db.checkouts.update(checkout.id, { status: 'DECLINED' }), back);
      default:
        db.checkouts.update(checkout.id, { status: 'CANCELLED' });
        return redirectTo(`${back}/dash`);
    }
  }),
];

/** Sells the product of the landing page, or another one if it was deleted. Paying twice extends once. */
function pay(checkout: CheckoutRow): boolean {
  if (checkout.status === 'PAID') return true;
  const product = db.products.all().find(({ name }) => name === 'CS2') ?? db.products.all()[0];
  if (!product) return false;
  extendSubscription(checkout.userId, product.id, limits.plan.days * DAY);
  db.checkouts.update(checkout.id, { status: 'PAID' });
  return true;
}

function checkoutPage(checkout: CheckoutRow, back: string, problem?: string) {
  const buyer = db.users.find(checkout.userId)?.username ?? 'a deleted account';
  const declineMessage =
    checkout.status === 'DECLINED' && 'Your card was declined. Try again, or use another card.';
  return page(
    `Pay ${price}`,
    html`
      <h1>Checkout</h1>
      <p class="dim">${limits.plan.days} days of premium</p>
      <p class="price">${price}</p>
      <dl>
        <dt>Account</dt>
        <dd>${buyer}</dd>
        <dt>Order</dt>
        <dd>#${checkout.id}</dd>
      </dl>
      ${(problem ?? declineMessage) && html`<p class="bad" role="alert">${problem ?? declineMessage}</p>`}
      ${checkout.status === 'PAID' ? paidForm(back) : paymentForm(back)}
    `,
    problem ? 409 : 200,
  );
}

const paymentForm = (back: string) => html`
  <form method="post">
    <input type="hidden" name="back" value="${back}" />
    <label>Card number <input value="4242 4242 4242 4242" readonly /></label>
    <button class="main" name="choice" value="pay">Pay ${price}</button>
    <button name="choice" value="decline">Decline</button>
    <button name="choice" value="cancel">Cancel</button>
  </form>
`;

const paidForm = (back: string) => html`
  <form method="post">
    <input type="hidden" name="back" value="${back}" />
    <p>This order has been paid.</p>
    <button class="main" name="choice" value="pay">Return to the dashboard</button>
  </form>
`;

const notFound = () =>
  page(
    'No such order',
    html`<h1>No such order</h1>
      <p>It may have gone with a reset of the mock backend.</p>`,
    404,
  );
