import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { bytes, flag, looseText, nullishAsNull } from './wire.ts';
import { isoDay } from './wire-times.ts';

/** The downloadable client (API-1). */
export type ClientInfo = z.infer<typeof ClientInfo>;
export const ClientInfo = z.object({ version: looseText, releaseDate: nullishAsNull(isoDay) });

export const client = {
  status: endpoint({
    method: 'GET',
    path: '/api/status',
    access: 'premium',
    summary: 'HWID reset status and client version',
    reply: z.object({
      hwid: z.catch(z.object({ pending: flag }), { pending: false }),
      client: nullishAsNull(ClientInfo),
    }),
    assumed: { 'reply.client': 'null where no client has been uploaded.' },
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/client/download',
    access: 'premium',
    summary: 'The client as bytes',
    reply: bytes,
    replies: 'binary',
  }),
};
