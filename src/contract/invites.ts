import * as z from 'zod/mini';
import { CodeStatus } from './admin/codes.ts';
import { endpoint } from './endpoint.ts';
import { bareText, id, listOf, nullishAsNull } from './wire.ts';

/** An invitation code of the user; a bare string is an unused code (DEC-43). */
export type OwnInvite = z.infer<typeof OwnInvite>;
export const OwnInvite = z.union([
  z.object({ id: z.optional(nullishAsNull(id)), code: z.string(), status: z.catch(CodeStatus, 'UNUSED') }),
  bareText((code) => ({ id: undefined, code, status: 'UNUSED' })),
]);

export const invites = {
  mine: endpoint({
    method: 'GET',
    path: '/api/invites/my',
    access: 'user',
    summary: 'Own invitation codes',
    reply: z.object({ codes: listOf(OwnInvite) }),
    assumed: {
      'reply.codes':
        'Objects with id, code and status; the client hides used ones. Bare strings are understood.',
    },
  }),
};
