import { http } from 'msw';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { cookiesOf, userOfBearerCookie } from '../server/session.ts';
import type { Transport } from '../server/transport.ts';
import { returnOrigin } from './return-origin.ts';
import { redirectTo, html, page } from './page.ts';

const CONSENT = '/mock/discord';

/**
 * Creates handlers of Discord linking (DAS-3): from the dashboard to the consent page and back, as full page
 * navigations.
 */
export const createDiscordHandlers = (transport: Transport) => [
  http.get(`*${DISCORD_CONNECT}`, ({ cookies, request }) => {
    const back = returnOrigin(request);
    return userOfBearerCookie(cookiesOf(cookies, transport))
      ? redirectTo(`${CONSENT}${back && `?back=${encodeURIComponent(back)}`}`)
      : redirectTo(`${back}/login`);
  }),

  http.get(`*${CONSENT}`, ({ cookies, request }) => {
    const user = userOfBearerCookie(cookiesOf(cookies, transport));
    const back = returnOrigin(request, new URL(request.url).searchParams.get('back'));
    return user ? consent(user, back) : redirectTo(`${back}/login`);
  }),

  http.post(`*${CONSENT}`, async ({ cookies, request }) => {
    const user = userOfBearerCookie(cookiesOf(cookies, transport));
    const form = new URLSearchParams(await request.text());
    const back = returnOrigin(request, form.get('back'));
    if (!user) return redirectTo(`${back}/login`);
    if (form.get('choice') === 'authorize') db.users.update(user.id, accountOf(user));
    return redirectTo(`${back}/dash`);
  }),
];

/** Returns the user's linked Discord account, or one derived from the row's id. */
function accountOf({ id, discord, avatar }: UserRow) {
  return {
    discord: discord ?? String(310_000_000_000_000_000n + BigInt(id) * 7_919_000_003n),
    avatar:
      avatar ??
      Array.from({ length: 4 }, (_, part) =>
        (((id + 7) * (part + 3) * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0'),
      ).join(''),
  };
}

function consent(user: UserRow, back: string) {
  const account = accountOf(user);
  return page(
    'Authorize access to your account',
    html`
      <h1>An external application wants to access your Discord account</h1>
      <div class="row">
        <img
          src="/mock/avatars/${account.discord}/${account.avatar}.png?size=96"
          alt=""
          width="56"
          height="56"
        />
        <p>Signed in to Discord as <strong>${user.username}</strong><br />${account.discord}</p>
      </div>
      <p>It will be able to see your username and avatar.</p>
      <form method="post">
        <input type="hidden" name="back" value="${back}" />
        <button name="choice" value="authorize" class="primary">Authorize</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>
    `,
  );
}
