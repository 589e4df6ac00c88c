import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { messageReply } from './wire.ts';

/** The HWID reset form: a reason, trimmed, not empty (HWR-1). */
export const ResetRequest = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

export const hwid = {
  requestReset: endpoint({
    method: 'POST',
    path: '/api/hwid/reset-request',
    access: 'premium',
    summary: 'Ask for a reset of the own HWID',
    body: ResetRequest,
    reply: messageReply,
    assumed: { 'error.409': 'A second request while one is pending answers 409 with a message.' },
  }),
};
