import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { expiredSessionCookies, openSession, sessionCookies, userOf, cookiesOf } from '../server/session.ts';
import type { Transport } from '../server/transport.ts';
import { openState, sharedStateOf } from './open-state.ts';
import { bodyOf, refused } from './replies.ts';
import { problemsOf } from './settings.ts';
import { codeIn, decodeState, linkTo, SharedState, StateLinkError } from './state-link.ts';
import { readState } from './state.ts';

/** The query of `GET /mock/link`. */
export const LinkQuery = z.strictObject({
  app: z.url(),
  route: z.optional(SharedState.shape.route),
  theme: z.optional(SharedState.shape.theme),
  locale: SharedState.shape.locale,
});

/** The body of `POST /mock/link`, and the answer to `GET`. */
export const Link = z.strictObject({ link: z.string() });

/** Makes and opens state links: `GET /mock/link?app=<address of the app>` and `POST /mock/link`. */
export const createLinkHandlers = (transport: Transport) => [
  http.get('*/mock/link', ({ request, cookies }) =>
    orProblem(() => {
      const {
        app,
        route = '/',
        theme = 'light',
        locale,
      } = read(LinkQuery, Object.fromEntries(new URL(request.url).searchParams));
      const shared = sharedStateOf(userOf(cookiesOf(cookies, transport)));
      return HttpResponse.json({ link: linkTo(app, { ...shared, route, theme, ...(locale && { locale }) }) });
    }),
  ),

  http.post('*/mock/link', async ({ request }) => {
    const body = await bodyOf(request);
    return orProblem(() => {
      const opened = decodeState(codeIn(read(Link, body).link));
      const user = openState(opened);
      const { route, theme, locale, persona } = opened;
      const setCookies = user
        ? sessionCookies(openSession(user), transport)
        : expiredSessionCookies(transport);
      return HttpResponse.json(
        { ...readState(), opened: { route, theme, locale, persona: user && persona } },
        { headers: setCookies.map((value): [string, string] => ['Set-Cookie', value]) },
      );
    });
  }),
];

function read<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = z.safeParse(schema, value);
  if (error) throw new StateLinkError(problemsOf(error));
  return data;
}

function orProblem(answer: () => HttpResponse<any>) {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof StateLinkError)) throw error;
    return refused(error.message);
  }
}
