import { adminClient } from '#src/contract/admin/client.ts';
import { db } from '../../db/index.ts';
import { Refusal } from '../../server/refusal.ts';
import { serve } from '../../server/serve.ts';

export const adminClientHandlers = [
  serve(adminClient.upload, ({ body: { file, version, releaseDate } }) => {
    if (!/^(\d{4}-\d{2}-\d{2})?$/.test(releaseDate))
      throw new Refusal(400, 'Release date must be a date such as 2026-01-15');
    if (db.clients.all().some((row) => row.version === version))
      throw new Refusal(400, `Version ${version} already exists`);
    db.clients.insert({
      version: version,
      releaseDate: releaseDate || null,
      size: file.size,
    });
    return { message: 'Client uploaded successfully' };
  }),
];
