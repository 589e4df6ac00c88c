import { readAnswer } from '#mocks/control/read-answer.ts';
import { showTime } from '#storybook/preview/page-start.ts';
import { requestsAnswered } from '#storybook/preview/worker.ts';

/**
 * Sends in a recorded story what was changed in the panel: a request of docs/mock-backend.md (REC-1). Waits first,
 * as a user of the panel has seen the page before.
 */
export async function panelRequest(path: '/mock/state' | '/mock/clock' | '/mock/session', change: object) {
  await requestsAnswered();
  const method = path === '/mock/state' ? 'PUT' : 'POST';
  await readAnswer(path, await fetch(path, { method, body: JSON.stringify(change) }));
  showTime();
  document.dispatchEvent(new Event('visibilitychange')); // as after a while in the background
}
