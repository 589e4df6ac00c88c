import { beforeEach, describe, expect, it } from 'vitest';
import { adminClient } from '#src/contract/admin/client.ts';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { db } from '../../db/index.ts';
import { freshWorld, TestBrowser } from '../test-browser.ts';

let admin: TestBrowser;
beforeEach(async () => {
  freshWorld();
  admin = await TestBrowser.of('admin');
});

describe('statistics', () => {
  it('count what is there', async () => {
    const { body } = await admin.ask(stats.read);
    expect(body.stats.map(({ label }: { label: string }) => label)).toEqual([
      'Users',
      'Active subscriptions',
      'Unused keys',
    ]);
    expect(body.stats[0]).toMatchObject({
      value: 140,
      change: expect.any(Number),
      detail: expect.stringMatching(/joined this week$/),
    });
    expect(body.stats[2]).toMatchObject({ change: null, detail: null });
    expect(body.badges).toEqual({ 'Pending HWID Resets': db.hwidRequests.where('status', 'PENDING').length });
  });

  it('follow a decision at once', async () => {
    const { pendingCount, items } = await admin.list(hwidRequests.list);
    expect(pendingCount).toBeGreaterThan(10);
    await admin.ask(hwidRequests.approve, { id: items[0].id });
    expect((await admin.ask(stats.read)).body.badges['Pending HWID Resets']).toBe(pendingCount - 1);
    expect((await admin.list(hwidRequests.list)).pendingCount).toBe(pendingCount - 1);
  });
});

describe('client upload', () => {
  const upload = (name: string, version: string, releaseDate = '2026-01-15') => {
    const form = new FormData();
    form.set('file', new File(['MZ'], name));
    form.set('version', version);
    form.set('releaseDate', releaseDate);
    return admin.ask(adminClient.upload, { body: form });
  };

  it('is served to customers', async () => {
    expect((await upload('Setup.EXE', '2.0.0')).status).toBe(200);
    const premium = await TestBrowser.of('premium');
    expect((await premium.send('GET', '/api/status')).body.client).toEqual({
      version: '2.0.0',
      releaseDate: '2026-01-15',
    });
    expect(
      (await premium.send('GET', '/api/client/download')).response.headers.get('content-disposition'),
    ).toContain('client-2.0.0.exe');
  });

  it.each([
    ['setup.zip', '2.0.0', undefined, 'Please select a valid executable'],
    ['setup.exe', '  ', undefined, 'Please fill all required fields'],
    ['setup.exe', '1.2.3', undefined, 'Version 1.2.3 already exists'],
    ['setup.exe', '2.0.0', '15.1.2026', 'Release date must be a date such as 2026-01-15'],
  ])('refuses %s %s %s', async (name, version, date, message) => {
    expect(await upload(name, version, date)).toMatchObject({ status: 400, body: { message } });
  });
});
