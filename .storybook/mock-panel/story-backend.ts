import { getResponse } from 'msw';
import { addons } from 'storybook/preview-api';
import { readAnswer } from '#mocks/control/read-answer.ts';
import { switchedOn } from '#mocks/control/switched-on.ts';
import { changes } from '#mocks/db/changes.ts';
import { db } from '#mocks/db/index.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { requestLog } from '#mocks/log/request-log.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { ANY_ENDPOINT } from '#mocks/faults/fault.ts';
import { faultTargets } from '#mocks/faults/index.ts';
import type { Settings } from '#mocks/db/settings.ts';
import { attempt } from '#src/lib/attempt.ts';
import { checkSession, sessionStore } from '#src/session/session.ts';
import { playFailure } from '../preview/console-errors.ts';
import { storyPage } from '../preview/story-page.ts';
import { settingsChanged } from '../preview/story-state.ts';
import { BACKEND_LOADED, MOCK_SWITCHED_ON, type StoryBackend } from './canvas.ts';

const handlers = createHandlers({ httpOnly: false });

const backend: StoryBackend = {
  async request(path, init) {
    const before = copyOf(db.settings);
    const request = new Request(new URL(path, location.href), init);
    const response = await getResponse(handlers, request);
    if (response?.ok && request.method !== 'GET') showEffect(before, db.settings);
    return readAnswer(path, response ?? Response.error());
  },
  onChange: (listener) => changes.subscribe(listener),
  onCall: (listener) => requestLog.subscribe(listener),
  failure: playFailure,
};

/** Shows a change of the settings in what the page reads, before the next action. */
function showEffect(before: Settings, after: Settings) {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  settingsChanged();
  const changed = faultTargets.filter((name) => answersOf(before, name) !== answersOf(after, name));
  const isClockSet = before.clockOffset !== after.clockOffset;
  if (isClockSet) document.dispatchEvent(new Event('visibilitychange')); // as after a while in the background
  const asksForSession = changed.includes('auth.me') || changed.includes(ANY_ENDPOINT);
  if (asksForSession && sessionStore.get().status === 'signed-in') void checkSession();
  if (isClockSet || changed.some((name) => name === ANY_ENDPOINT || endpointOf(name).method === 'GET'))
    storyPage.restart();
}

const copyOf = (settings: Settings) => JSON.parse(JSON.stringify(settings)) as Settings;

/** Returns the overrides of a call. */
const answersOf = ({ overrides }: Settings, name: (typeof faultTargets)[number]) =>
  JSON.stringify(overrides.filter(({ endpoint }) => endpoint === name));

/** Lets the panel *Mock backend* find the mock backend of the stories on this canvas. */
export function exposeBackend(): void {
  // each call comes from the document of the canvas; the route of the story says more, if it has one
  requestLog.subscribe((call) => {
    if (!call?.from.includes('iframe.html')) return;
    const route = storyPage.route() ?? '/';
    call.from = route === '/' ? 'the story' : route;
  });
  let isQueued = false;
  let published = '';
  const publish = () => {
    isQueued = false;
    const on = switchedOn(db.settings).map(({ text }) => text);
    if (on.join() === published || !addons.hasChannel()) return;
    published = on.join();
    addons.getChannel().emit(MOCK_SWITCHED_ON, on);
  };
  changes.subscribe(() => {
    if (!isQueued) queueMicrotask(publish);
    isQueued = true;
  });
  window.storyBackend = backend;
  // refused in a frame of another origin, where there is no panel
  attempt(() => window.parent.dispatchEvent(new Event(BACKEND_LOADED)));
}
