import preview from '#storybook/preview.tsx';
import { outcomesOf } from '#stories/outcomes/outcomes-of.tsx';
import { callIsAnswered, sendAgain } from '#stories/support/recorded.ts';

const meta = preview.meta({ title: 'Flows/Recorded calls', tags: ['flow'] });

/**
 * Recorded at 2026-01-15T12:00:00.000Z: GET
 * /api/admin/keys?page=0&limit=10&sortField=id&sortDirection=desc&search= was answered with 200 to
 * admin. By the rules of the mock server
 */
export const KeysListAnswers200 = meta.story({
  name: 'keys.list answers 200',
  globals: { persona: 'admin', world: 'typical' },
  parameters: { app: true, route: '/admin/keys', pictures: false },
  play: () => callIsAnswered('keys.list', 200),
});

/**
 * Recorded at 2026-01-15T12:00:00.000Z: PUT /api/admin/keys/5 was answered with 400 to admin. The
 * outcome duplicateCode is switched on for all calls (KEY-3: a server 400 on edit shows the server
 * message under the code field)
 */
export const KeysUpdateAnswersDuplicateCode = meta.story({
  name: 'keys.update answers duplicateCode',
  ...outcomesOf('keys.update'),
  args: { outcome: 'duplicateCode' },
});

/**
 * Recorded at 2026-01-15T12:00:00.000Z: POST /api/admin/keys/generate was answered with 200 to admin.
 * By the rules of the mock server
 */
export const KeysGenerateAnswers200 = meta.story({
  name: 'keys.generate answers 200',
  globals: { persona: 'admin', world: 'typical' },
  parameters: { app: true, route: '/admin/keys', pictures: false },
  play: () =>
    sendAgain(
      {
        method: 'POST',
        path: '/api/admin/keys/generate',
        body: '{"productId":1,"count":2,"durationHours":24}',
      },
      200,
    ),
});

/**
 * Recorded at 2026-01-15T12:00:00.000Z: POST /api/change-password was answered with 200 to admin. By
 * the rules of the mock server
 */
export const AccountChangePasswordAnswers200 = meta.story({
  name: 'account.changePassword answers 200',
  globals: { persona: 'admin', world: 'typical' },
  parameters: { app: true, route: '/admin/keys', pictures: false },
  play: () =>
    sendAgain(
      {
        method: 'POST',
        path: '/api/change-password',
        body: '{"currentPassword":"••••","newPassword":"••••","confirmPassword":"••••"}',
      },
      200,
    ),
});

/**
 * Recorded at 2026-01-15T12:00:00.000Z: POST /api/admin/client/upload was answered with 200 to admin.
 * By the rules of the mock server
 */
export const AdminClientUploadAnswers200 = meta.story({
  name: 'adminClient.upload answers 200',
  globals: { persona: 'admin', world: 'typical' },
  parameters: { app: true, route: '/admin/keys', pictures: false },
  play: () =>
    sendAgain(
      {
        method: 'POST',
        path: '/api/admin/client/upload',
        body: '{"file":"[file client.exe, 2 bytes]","version":"9.0.0","releaseDate":"2026-01-15"}',
      },
      200,
    ),
});
