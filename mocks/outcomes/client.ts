import { failures, malformed, refusal, refused, success } from './failures.ts';
import type { Outcome, Outcomes } from './outcome.ts';

const FAILED = 'Download failed. Please try again';
const NOT_PREMIUM = 'This feature requires an active subscription';

/** Returns an error as JSON in a binary body (DOW-3). */
const inBinary = (status: number, body: unknown, userSees: string): Outcome => ({
  status,
  text: { type: 'application/octet-stream', content: JSON.stringify(body) },
  userSees,
  source: 'DOW-3: errors on binary downloads are parsed from the binary body as JSON',
});

export const clientOutcomes = {
  'client.status': {
    ...failures({ source: 'DOW-2: only logged; pending false and client info none' }),
    malformed: malformed(undefined),
    noClient: success(
      { hwid: { pending: false }, client: null },
      'DOW-2: download requires a known client version',
    ),
    pending: success(
      { hwid: { pending: true }, client: { version: '1.2.3', releaseDate: '2026-01-06' } },
      'HWR-1: Request Pending',
      'Your HWID reset request is currently under review',
    ),
    notPremium: refusal(403, { message: NOT_PREMIUM }, 'DOW-1: premium alone unlocks it'),
  },
  'client.download': {
    ...failures({ userSees: FAILED, source: 'DOW-2: customer errors', busy: 'Downloading...' }),
    errorInBinary: inBinary(
      404,
      { code: 404, message: 'This version has been withdrawn' },
      'This version has been withdrawn',
    ),
    errorInBinaryWithoutMessage: inBinary(500, { code: 500 }, FAILED),
    expiredTokenInBinary: {
      status: 401,
      text: {
        type: 'application/octet-stream',
        content: JSON.stringify({ code: 401, message: 'Expired JWT Token' }),
      },
      once: true,
      source: 'DEC-30: the error is read before the rule of the 401 is applied',
    },
    unreadableBinary: {
      status: 500,
      text: { type: 'application/octet-stream', content: 'MZ\u0090\u0000\u0003' },
      userSees: FAILED,
      source: 'DOW-2: customer errors',
    },
    notPremium: refused(403, NOT_PREMIUM, 'DOW-1: premium alone unlocks it'),
  },
} satisfies Record<string, Outcomes>;
