import { http } from 'msw';
import { limits } from '#src/contract/limits.ts';
import { bookPayments, soldProduct } from '../db/book-payments.ts';
import { clock, db } from '../db/index.ts';
import type { CheckoutRow } from '../db/rows.ts';
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
    if (isPaid(checkout)) return redirectTo(`${back}/dash?success=1`);
    switch (form.get('choice')) {
      case 'pay':
        if (!soldProduct()) return checkoutPage(checkout, back, 'There is nothing to sell at the moment.');
        pay(checkout, form.get('booked'));
        return redirectTo(`${back}/dash?success=1`);
      case 'decline':
        return checkoutPage(db.checkouts.update(checkout.id, { status: 'DECLINED' }), back);
      default:
        db.checkouts.update(checkout.id, { status: 'CANCELLED' });
        return redirectTo(`${back}/dash`);
    }
  }),
];

/** Delay of the provider's notice to the server after a payment, in milliseconds; null for never. */
const bookings = {
  soon: { after: 4000, label: 'Some seconds after the return' },
  late: { after: 60_000, label: 'Late, after a minute' },
  never: { after: null, label: 'Never' },
  before: { after: 0, label: 'Before the return' },
};

const isPaid = ({ status }: CheckoutRow) => status === 'PAID' || status === 'BOOKED';

/** Takes the money and notifies the server later, as real providers do. */
function pay(checkout: CheckoutRow, booked: string | null) {
  const { after } = bookings[booked as keyof typeof bookings] ?? bookings.soon;
  db.checkouts.update(checkout.id, { status: 'PAID', bookAt: after === null ? null : clock.now() + after });
  bookPayments();
}

function checkoutPage(checkout: CheckoutRow, back: string, problem?: string) {
  const buyer = db.users.find(checkout.userId)?.username ?? 'a deleted account';
  const declineMessage =
    checkout.status === 'DECLINED' && 'Your card was declined. Try again, or use another card.';
  return page(
    `Pay ${price}`,
    html`
      <h1>Checkout</h1>
      <dl>
        <div>
          <dt>Account</dt>
          <dd>${buyer}</dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>#${checkout.id}</dd>
        </div>
        <div class="total">
          <dt>${limits.plan.days} days of premium</dt>
          <dd>${price}</dd>
        </div>
      </dl>
      ${(problem ?? declineMessage) && html`<p role="alert">${problem ?? declineMessage}</p>`}
      ${isPaid(checkout) ? paidForm(back) : paymentForm(back)}
    `,
    problem ? 409 : 200,
  );
}

const paymentForm = (back: string) => html`
  <form method="post">
    <input type="hidden" name="back" value="${back}" />
    <label>Card number <input value="4242 4242 4242 4242" readonly /></label>
    <label>
      The server hears of the payment
      <select name="booked">
        ${Object.entries(bookings).map(([value, { label }]) => html`<option value="${value}">${label}</option>`)}
      </select>
    </label>
    <button name="choice" value="pay" class="primary">Pay ${price}</button>
    <div class="row">
      <button name="choice" value="decline">Decline</button>
      <button name="choice" value="cancel">Cancel</button>
    </div>
  </form>
`;

const paidForm = (back: string) => html`
  <form method="post">
    <input type="hidden" name="back" value="${back}" />
    <p>This order has been paid.</p>
    <button name="choice" value="pay" class="primary">Return to the dashboard</button>
  </form>
`;

const notFound = () =>
  page(
    'No such order',
    html`<h1>No such order</h1>
      <p>It may have gone with a reset of the mock backend.</p>`,
    404,
  );
