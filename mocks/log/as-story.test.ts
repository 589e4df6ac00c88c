import path from 'node:path';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { keys } from '#src/contract/admin/keys.ts';
import { db } from '../db/index.ts';
import { freshWorld, TestBrowser } from '../handlers/test-browser.ts';
import { PERSONA_PASSWORD } from '../scenarios/personas.ts';
import formatting from '../../.oxfmtrc.json' with { type: 'json' };
import { asStories } from './as-story.ts';
import { requestLog } from './request-log.ts';

/** Compiled and played like all stories, which proves that copied stories compile and pass. */
const file = path.join(import.meta.dirname, '../../stories/flows/recorded.stories.tsx');

it('writes stories/flows/recorded.stories.tsx', async () => {
  freshWorld();
  const admin = await TestBrowser.of('admin');
  requestLog.clear();
  await admin.list(keys.list);
  db.settings.activeOutcomes = { 'keys.update': 'duplicateCode' };
  await admin.send('PUT', '/api/admin/keys/5', '{"code":"A","productId":1,"durationHours":1}');
  await admin.send('POST', '/api/admin/keys/generate', '{"productId":1,"count":2,"durationHours":24}');
  await admin.send(
    'POST',
    '/api/change-password',
    JSON.stringify({ currentPassword: PERSONA_PASSWORD, newPassword: 'new one', confirmPassword: 'new one' }),
  );
  await admin.send('POST', '/api/admin/client/upload', upload());
  await expect.poll(() => requestLog.all().every(({ response }) => response)).toBe(true);

  const recorded = requestLog
    .all()
    .map((exchange) => ({ exchange, route: '/admin/keys', world: db.origin.world }));
  const { printWidth, singleQuote } = formatting;
  const { code } = await format(file, asStories(recorded), { printWidth, singleQuote });
  await expect(code).toMatchFileSnapshot(file);
});

function upload(): FormData {
  const form = new FormData();
  form.append('file', new File(['MZ'], 'client.exe'));
  form.append('version', '9.0.0');
  form.append('releaseDate', '2026-01-15');
  return form;
}
