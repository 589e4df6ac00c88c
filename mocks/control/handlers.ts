import { http, HttpResponse } from 'msw';
import { resetDb } from '../seeds/reset-db.ts';
import { PERSONA_PASSWORD } from '../scenarios/personas.ts';
import { cookiesOf, userOf } from '../server/session.ts';
import type { Transport } from '../server/transport.ts';
import { table } from '../server/page-table.ts';
import { html, page, redirectTo } from '../server/page.ts';
import { createLinkHandlers } from './link-handlers.ts';
import { changeSession } from './change-session.ts';
import { setClock } from './clock-commands.ts';
import { createSavedHandlers } from './saved-handlers.ts';
import { bodyOf, refused } from './replies.ts';
import { changeState, readState } from './state.ts';

/**
 * Lets testers control the mock backend by requests, which docs/mock-backend.md describes, and on a page at
 * `/mock/`.
 */
export const createControlHandlers = (transport: Transport) => [
  http.get('*/mock/state', () => HttpResponse.json(readState())),

  http.put('*/mock/state', async ({ request }) => stateAfter(changeState(await bodyOf(request)))),

  http.post('*/mock/clock', async ({ request }) => stateAfter(setClock(await bodyOf(request)))),

  http.post('*/mock/session', async ({ request, cookies }) =>
    stateAfter(changeSession(await bodyOf(request), userOf(cookiesOf(cookies, transport)))),
  ),

  http.post('*/mock/reset', () => {
    resetDb(readState().world);
    return HttpResponse.json(readState());
  }),

  ...createLinkHandlers(transport),
  ...createSavedHandlers(transport),

  http.get('*/mock', () => overview()),

  http.post('*/mock', async ({ request }) => {
    const form = new URLSearchParams(await request.text());
    const number = (name: string) => Math.max(0, Number(form.get(name)) || 0);
    const world = form.get('world');
    if (world) changeState({ world });
    else {
      changeState({
        latency: { min: number('min'), max: number('max') },
        bearerLifeMs: number('bearerLifeSeconds') * 1000,
        botCheck: form.get('botCheck'),
      });
    }
    return redirectTo('/mock/');
  }),
];

/** The state, or the message about a change that was refused. */
const stateAfter = (problem: string | undefined) =>
  problem ? refused(problem) : HttpResponse.json(readState());

const option = (value: string, label: string, isSelected: boolean) =>
  html`<option value="${value}" ${isSelected && 'selected'}>${label}</option>`;

function overview() {
  const state = readState();
  return page(
    'Mock backend',
    html`
      <div class="wide">
        <h1>Mock backend</h1>
        <p class="dim">
          A mock server with state: what one browser changes, the others see. It answers under
          <code>/api</code>; <a href="/mock/api">all calls and their answers</a>.
        </p>

        <h2>Accounts</h2>
        <p>The password of each is <code>${PERSONA_PASSWORD}</code>.</p>
        ${table(
          ['Username', 'What for'],
          state.accounts.map(
            ({ username, about }) =>
              html`<tr>
                <td><code>${username}</code></td>
                <td>${about}</td>
              </tr>`,
          ),
        )}

        <h2>World</h2>
        <form class="row" method="post">
          <label
            >Start over from
            <select name="world">
              ${state.worlds.map(({ name, about }) => option(name, `${name}: ${about}`, name === state.world))}
            </select>
          </label>
          <button class="main">Reset</button>
        </form>

        <h2>Behaviour</h2>
        <form class="row" method="post">
          <label
            >Answers take at least (ms) <input name="min" type="number" min="0" value="${state.latency.min}"
          /></label>
          <label
            >and at most (ms) <input name="max" type="number" min="0" value="${state.latency.max}"
          /></label>
          <label
            >A bearer lives (s)
            <input name="bearerLifeSeconds" type="number" min="0" value="${state.bearerLifeMs / 1000}"
          /></label>
          <label
            >Bot-check
            <select name="botCheck">
              ${['works', 'does not load'].map((mode) => option(mode, mode, mode === state.botCheck))}
            </select>
          </label>
          <button>Apply</button>
        </form>

        <h2>By request</h2>
        <p>
          <code>GET /mock/state</code> shows all of this and the outcomes that can be switched on;
          <code>PUT /mock/state</code> changes parts of it, for example
          <code>{"activeOutcomes": {"keys.update": "duplicateCode"}}</code> or
          <code>{"faults": [{"endpoint": "keys.list", "fault": "502 page", "times": 2}]}</code>;
          <code>POST /mock/clock</code> sets the time, for example <code>{"advance": 86400000}</code>;
          <code>POST /mock/session</code> ends a session, for example
          <code>{"command": "endSession", "username": "customer"}</code>;
          <code>POST /mock/reset</code> returns exactly to the seed.
        </p>

        <h2>Log</h2>
        <p>
          <code>GET /mock/requests</code> lists the latest 500 calls, newest first and without secrets: who
          asked what, the status, what answered and why. <code>GET /mock/requests/ID</code> adds headers and
          bodies; <code>/curl</code> and <code>/story</code> below it are the call as a command and as the
          source of a story. <code>DELETE /mock/requests</code> empties the log.
        </p>
      </div>
    `,
  );
}
