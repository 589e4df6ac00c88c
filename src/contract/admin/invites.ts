import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { assumedPaging, camelFromZero, pageOf } from '../paging.ts';
import { id, listOf, looseText, nullishAsNull, person, sentId, messageReply, text } from '../wire.ts';
import { isoInstant } from '../wire-times.ts';
import { Amount, bareCode, CodeStatus, typedCode } from './codes.ts';
import { deleteEndpoint, listEndpoint, updateEndpoint } from './row-endpoints.ts';

/** An invite code (API-1). */
export type InviteCode = z.infer<typeof InviteCode>;
export const InviteCode = z.object({
  id,
  code: text,
  assignedTo: nullishAsNull(person),
  status: CodeStatus,
  usedBy: nullishAsNull(person),
  usedDate: nullishAsNull(isoInstant),
  createdDate: nullishAsNull(isoInstant),
});

/** The edit form of an invite code (INC-3). */
export type InviteEdit = z.infer<typeof InviteEdit>;
export const InviteEdit = z.object({
  code: typedCode(/^[A-Za-z0-9]+$/, 'Code can only contain letters and numbers'),
});

/** The generate form: the number of codes, and their owner. */
export type InviteBatch = z.infer<typeof InviteBatch>;
export const InviteBatch = z.object({ count: Amount, userId: z.optional(sentId) });

/** The mass generate form: the number of codes for each user. */
export type InviteMassBatch = z.infer<typeof InviteMassBatch>;
export const InviteMassBatch = z.object({ count: Amount, premiumOnly: z.boolean() });

export const adminInvites = {
  list: listEndpoint('/api/admin/invites', 'Invite codes, paged', camelFromZero, pageOf(InviteCode), {
    ...assumedPaging,
    query: 'Documented as paging and search; names as for keys.',
  }),
  update: updateEndpoint('/api/admin/invites/:id', 'Change a code', InviteEdit),
  remove: deleteEndpoint('/api/admin/invites/:id', 'Delete a code'),
  generate: endpoint({
    method: 'POST',
    path: '/api/admin/invites/generate',
    access: 'admin',
    summary: 'Generate codes, for one owner or none',
    body: InviteBatch,
    reply: z.object({ codes: listOf(z.union([z.object({ code: looseText }), bareCode])) }),
  }),
  massGenerate: endpoint({
    method: 'POST',
    path: '/api/admin/invites/mass-generate',
    access: 'admin',
    summary: 'Generate codes for every user',
    body: InviteMassBatch,
    reply: messageReply,
  }),
};
