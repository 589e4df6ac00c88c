import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { countingInvalid, snakeFromOne } from '../paging.ts';
import { id, ignored, listWithNulls, looseText, nullishAsNull, numeric, person, openEnum } from '../wire.ts';
import { isoInstant } from '../wire-times.ts';

/** A request to reset a hardware id (API-1). */
export type HwidRequest = z.infer<typeof HwidRequest>;
export const HwidRequest = z.object({
  id,
  user: nullishAsNull(person),
  currentHwid: nullishAsNull(looseText),
  requestHwid: nullishAsNull(looseText),
  reason: nullishAsNull(looseText),
  requestIp: nullishAsNull(looseText),
  status: openEnum(['PENDING', 'APPROVED', 'DECLINED']),
  createdDate: nullishAsNull(isoInstant),
});

export const hwidRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/hwid-reset/requests',
    access: 'admin',
    summary: 'HWID reset requests, paged',
    query: snakeFromOne,
    reply: countingInvalid(
      z.object({
        items: listWithNulls(HwidRequest),
        total: numeric,
        pendingCount: z.optional(nullishAsNull(numeric)),
      }),
    ),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/admin/hwid-reset/requests/:id/approve',
    access: 'admin',
    summary: 'Approve: the new HWID becomes the user’s HWID',
    reply: ignored,
    assumed: { 'error.409': 'A request that is no longer pending answers 409 with a message.' },
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/hwid-reset/requests/:id/decline',
    access: 'admin',
    summary: 'Decline',
    reply: ignored,
    assumed: { 'error.409': 'As approve.' },
  }),
};
