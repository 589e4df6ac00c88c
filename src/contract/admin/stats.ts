import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listOf, nullishAsNull, numeric, text } from '../wire.ts';

/** One stat card (ADM-3, API-1): users, subscriptions, keys, in this order. */
export type Stat = z.infer<typeof Stat>;
export const Stat = z.object({
  label: text,
  value: nullishAsNull(z.union([z.number(), z.string()])),
  /** Percent since last week, as a number or as text such as '+12%' (DEC-63). */
  change: nullishAsNull(z.union([z.number(), z.string()])),
  detail: nullishAsNull(z.union([z.string(), z.number()])),
});

/** Key of the badge that counts pending HWID requests (API-1). */
export const PENDING_HWID = 'Pending HWID Resets';

export const stats = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    access: 'admin',
    summary: 'Stat cards and badges',
    reply: z.object({
      stats: listOf(Stat),
      badges: z.catch(z.record(z.string(), nullishAsNull(numeric)), {}),
    }),
    assumed: { 'reply.stats.change': 'A number of percent.' },
  }),
};
