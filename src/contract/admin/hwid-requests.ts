import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { snakeFromOne } from '../paging.ts';
import { id, ignored, isoInstant, maybe, person } from '../wire.ts';

/** A request to reset a hardware id (SPEC.md §3). */
export type HwidRequest = z.infer<typeof HwidRequest>;
export const HwidRequest = z.object({
  id,
  user: maybe(person),
  currentHwid: maybe(z.string()),
  requestHwid: maybe(z.string()),
  reason: maybe(z.string()),
  requestIp: maybe(z.string()),
  status: z.enum(['PENDING', 'APPROVED', 'DECLINED']),
  createdDate: maybe(isoInstant),
});

export const hwidRequests = {
  list: endpoint({
    method: 'GET', path: '/api/admin/hwid-reset/requests', access: 'admin', summary: 'HWID reset requests, paged',
    query: snakeFromOne,
    reply: z.object({ items: z.array(HwidRequest), total: z.number(), pendingCount: z.optional(maybe(z.number())) }),
  }),
  approve: endpoint({
    method: 'POST', path: '/api/admin/hwid-reset/requests/:id/approve', access: 'admin', summary: 'Approve: the new HWID becomes the user’s HWID',
    reply: ignored, assumed: { 'error.409': 'A request that is no longer pending answers 409 with a message.' },
  }),
  decline: endpoint({
    method: 'POST', path: '/api/admin/hwid-reset/requests/:id/decline', access: 'admin', summary: 'Decline',
    reply: ignored, assumed: { 'error.409': 'As approve.' },
  }),
};
