import { refused } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes } from './lists.ts';

const SERVER = 'TOA-3: the server’s message is preferred';

export const adminClientOutcomes = {
  'adminClient.upload': {
    ...actionOutcomes('Error uploading client', 'Uploading...'),
    duplicateVersion: refused(400, 'Version 1.2.3 already exists', SERVER),
    notExecutable: refused(400, 'Please select a valid executable', 'UPL-1: the file name must end in .exe'),
    tooLarge: refused(413, 'The file is larger than 500 MB', SERVER),
    tooLargeForProxy: {
      status: 413,
      text: { type: 'text/html', content: '<html><h1>413 Request Entity Too Large</h1></html>' },
      userSees: 'Error uploading client',
      source: 'TOA-3: admin errors',
    },
  },
} satisfies Record<string, Outcomes>;
