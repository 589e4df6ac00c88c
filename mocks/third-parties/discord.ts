import { http } from 'msw';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { db } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { cookiesOf, visitor } from '../server/session.ts';
import { originToGoBackTo } from './back.ts';
import { goTo, html, page } from './page.ts';

const CONSENT = '/mock/discord';

/**
 * Discord linking (DAS-3): a navigation to the backend, the consent page of Discord, and back to the
 * dashboard.
 */
export const discordHandlers = [
  http.get(`*${DISCORD_CONNECT}`, ({ cookies, request }) => {
    const back = originToGoBackTo(request);
    return visitor(cookiesOf(cookies))
      ? goTo(`${CONSENT}${back && `?back=${encodeURIComponent(back)}`}`)
      : goTo(`${back}/login`);
  }),

  http.get(`*${CONSENT}`, ({ cookies, request }) => {
    const user = visitor(cookiesOf(cookies));
    const back = originToGoBackTo(request, new URL(request.url).searchParams.get('back'));
    return user ? consent(user, back) : goTo(`${back}/login`);
  }),

  http.post(`*${CONSENT}`, async ({ cookies, request }) => {
    const user = visitor(cookiesOf(cookies));
    const form = new URLSearchParams(await request.text());
    const back = originToGoBackTo(request, form.get('back'));
    if (!user) return goTo(`${back}/login`);
    if (form.get('choice') === 'authorize') db.users.update(user.id, accountOf(user));
    return goTo(`${back}/dash`);
  }),
];

/** The Discord account that this person has: the linked one, or one that follows from the id of the row. */
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
      <div class="faces">
        <img
          src="/mock/avatars/${account.discord}/${account.avatar}.png?size=96"
          alt=""
          width="56"
          height="56"
        />
        <p>Signed in to Discord as <strong>${user.username}</strong><br /><code>${account.discord}</code></p>
      </div>
      <p>It will be able to:</p>
      <ul>
        <li>see your username and avatar</li>
      </ul>
      <form method="post">
        <input type="hidden" name="back" value="${back}" />
        <button class="main" name="choice" value="authorize">Authorize</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>
    `,
  );
}
