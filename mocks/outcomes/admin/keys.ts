import { gone, refusal, refused, success, withoutMessage } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes, readOutcomes } from './lists.ts';

const UNDER_FIELD = 'KEY-3: a server 400 on edit shows the server message under the code field';

export const keyOutcomes = {
  'keys.list': listOutcomes('Error fetching activation keys', 'keys'),
  'keys.update': {
    ...actionOutcomes('Error updating key', 'Saving...'),
    duplicateCode: refused(400, 'Code already exists', UNDER_FIELD),
    duplicateCodeWithPeriod: {
      ...refused(400, 'Code already exists.', UNDER_FIELD),
      source: `${UNDER_FIELD}; only toasts lose their period (TOA-2)`,
    },
    badRequestWithoutMessage: refusal(400, {}, UNDER_FIELD, 'Error updating key'),
    gone: gone('Key'),
  },
  'keys.remove': {
    ...actionOutcomes('Error deleting key', 'Deleting...'),
    usedKey: refused(409, 'Used keys cannot be deleted', 'KEY-4: the server’s message is preferred'),
    gone: gone('Key'),
  },
  'keys.generate': {
    ...actionOutcomes('Error generating keys', 'Generating...'),
    productGone: gone('Product'),
    noKeys: success({ keys: [] }, 'DEC-48: never claim a copy that was not made', 'The server sent no codes'),
  },
  'keys.unused': withoutMessage(readOutcomes('')), // no screen uses the call (DEC-82)
} satisfies Record<string, Outcomes>;
