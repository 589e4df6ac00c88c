import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import { requests } from '#storybook/preview/worker.ts';
import { panelRequest } from '../support/panel-request.ts';
import {
  chooseByKeys,
  credentials,
  dialog,
  enterIn,
  expectFieldError,
  expectNoDialog,
  expectToast,
  fill,
  passBotCheck,
  press,
  pressInDialog,
  rowElement,
  userSees,
} from '../support/index.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Flows/Edits a key at the second try',
  tags: ['flow'],
  globals: {
    persona: 'admin',
    world: 'typical',
    viewport: { value: 'laptop', isRotated: false },
  },
  parameters: {
    route: '/admin/keys?size=25',
    app: true,
    pictures: false,
    timings: { searchDebounce: 0 },
  },
  beforeEach: () => void stubClipboard(),
});

export const Recorded = meta.story({
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Keys' });
    await rowElement(400);
    await panelRequest('/mock/state', {
      on: {
        endpoint: 'keys.update',
        is: 'duplicateCode',
        times: 1,
      },
    });
    await press('Edit key W33A-EXD9-5X7S-QP4V');
    await dialog('Editing activation key #400');
    await fill({
      Code: 'HANDED-OUT',
    });
    await pressInDialog('Save');
    await expectFieldError('Code', 'Code already exists');
    await fill({
      Code: 'HANDED-OUT-2',
    });
    await pressInDialog('Save');
    await expectToast('Key updated successfully');
    await expectNoDialog();
    await userEvent.keyboard('{Control>}k{/Control}');
    await dialog('Command palette');
    await fill({
      'Search commands': 'users',
    });
    await chooseByKeys('Search commands', 'Users');
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    await expectNoDialog();
    await rowElement(140);
    await fill({
      Search: 'expiring',
    });
    await enterIn('Search');
    await rowElement(4);
    await userSees('1–1 of 1');
    await panelRequest('/mock/session', {
      command: 'endSession',
      username: 'admin',
    });
    await press('Keys');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    await fill({
      Username: 'admin',
      Password: credentials.Password,
    });
    await passBotCheck();
    await press('Sign in');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    await waitFor(() => expect(requests).toContain('PUT /api/admin/keys/400'));
    await waitFor(() => expect(requests).toContain('POST /api/login_check'));
  },
});
