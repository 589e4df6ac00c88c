import type { StateChange } from '#mocks/control/state.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import type { Side } from '../split/sides.ts';

/** What the card can do itself. */
export type StepAction =
  | { kind: 'session'; label: string; command: 'endSession' }
  | { kind: 'fault'; on: string; off: string; fault: NonNullable<StateChange['faults']>[number] };

export interface Step {
  side: Side;
  title: string;
  /** What to do, and what is seen then. */
  text: string;
  action?: StepAction;
  /** Whether it was done, by the calls since the tour began, newest first. */
  isDone(calls: readonly LoggedCall[]): boolean;
}

/** With whom the tour begins. */
export const cast: Record<Side, string> = {
  left: personas.customer.username,
  right: personas.admin.username,
};

const succeeded = ({ status = 0 }: LoggedCall) => status >= 200 && status < 300;
const wasMade = (name: EndpointName) => (calls: readonly LoggedCall[]) =>
  calls.some((call) => call.call === name && succeeded(call));

export const steps: readonly Step[] = [
  {
    side: 'right',
    title: 'Generate a key',
    text:
      'In Keys press “Generate keys”, choose a product, set the amount to 1 and press “Generate”. ' +
      'The key is in the clipboard now.',
    isDone: wasMade('keys.generate'),
  },
  {
    side: 'left',
    title: 'Redeem it',
    text:
      'Under “Buy premium” open “Redeem key”, paste the key and press “Redeem”. The customer has ' +
      'premium, and in the list on the right the key is used.',
    isDone: wasMade('subscriptions.redeem'),
  },
  {
    side: 'left',
    title: 'Ask for another computer',
    text:
      'Open “Reset HWID”, give a reason and press “Submit request”. On the right the menu counts ' +
      'one request more.',
    isDone: wasMade('hwid.requestReset'),
  },
  {
    side: 'right',
    title: 'Approve it',
    text:
      'Open “HWID reset requests” and approve the one of customer. On the left it is no longer ' +
      'under review, without a reload.',
    isDone: wasMade('hwidRequests.approve'),
  },
  {
    side: 'left',
    title: 'End a session',
    text:
      'End it with the button here, then open “Download client” and press “Download”: with its next' +
      ' call the page asks to sign in.',
    action: { kind: 'session', label: 'End the session on the left', command: 'endSession' },
    isDone(calls) {
      // a check of the session is refused in the same way where nobody has been signed in
      const refused = calls.findLastIndex(
        ({ call, status }) => status === 401 && call !== undefined && !call.startsWith('auth.'),
      );
      const later = calls.slice(0, Math.max(0, refused));
      return later.some(({ call, status }) => call === 'auth.refresh' && status === 401);
    },
  },
  {
    side: 'right',
    title: 'Let a call fail',
    text:
      'Switch the failure on and open “Users”: the list says that it could not be loaded. Switch it' +
      ' off and press “Retry”.',
    action: {
      kind: 'fault',
      on: 'Let the list of users fail',
      off: 'Let it answer again',
      fault: { endpoint: 'users.list', fault: '503 maintenance', times: 'all' },
    },
    isDone(calls) {
      const answers = calls.filter(({ call, status }) => call === 'users.list' && status !== undefined);
      const failure = answers.findLastIndex((call) => !succeeded(call)); // the first one
      return failure > 0 && answers.slice(0, failure).some(succeeded);
    },
  },
];

/** Of calls, newest first, those after the one with this id. */
export function callsSince(calls: readonly LoggedCall[], id: string | undefined): readonly LoggedCall[] {
  const at = calls.findIndex((call) => call.id === id);
  return at < 0 ? calls : calls.slice(0, at);
}
