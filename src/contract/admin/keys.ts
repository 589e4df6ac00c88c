import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { camelFromZero, pageOf } from '../paging.ts';
import { id, listOf, looseText, nullishAsNull, numeric, person, text } from '../wire.ts';
import { isoInstant } from '../wire-times.ts';
import { Amount, bareCode, CodeStatus, typedCode } from './codes.ts';
import { chosenProduct, ProductRef } from './products.ts';
import { deleteEndpoint, listEndpoint, updateEndpoint } from './row-endpoints.ts';

/** An activation key (API-1). Duration in hours. */
export type ActivationKey = z.infer<typeof ActivationKey>;
export const ActivationKey = z.object({
  id,
  code: text,
  product: nullishAsNull(ProductRef),
  status: CodeStatus,
  durationHours: nullishAsNull(numeric),
  usedBy: nullishAsNull(person),
  usedDate: nullishAsNull(isoInstant),
  createdDate: nullishAsNull(isoInstant),
});

/** The edit form of a key (KEY-3). */
export type KeyEdit = z.infer<typeof KeyEdit>;
export const KeyEdit = z.object({
  code: typedCode(limits.keyCode, 'Code can only contain letters, numbers, and hyphens'),
  productId: chosenProduct,
  /** Hours, at least 1; a row's own smaller value is sent back unchanged (LIS-14). */
  durationHours: z.nullable(z.number()),
});

/** The generate form of keys (KEY-3); `count` is labelled Amount on the screen. */
export type KeyBatch = z.infer<typeof KeyBatch>;
export const KeyBatch = z.object({
  productId: chosenProduct,
  count: Amount,
  durationHours: z.number().check(z.minimum(limits.keyDurationHours.min)),
});

/** A generated key, or its code as a bare string. */
const GeneratedKey = z.union([
  z.object({
    code: looseText,
    durationHours: nullishAsNull(numeric),
    product: nullishAsNull(z.object({ name: text })),
  }),
  bareCode,
]);

export const keys = {
  list: listEndpoint('/api/admin/keys', 'Activation keys, paged', camelFromZero, pageOf(ActivationKey)),
  update: updateEndpoint('/api/admin/keys/:id', 'Change a key', KeyEdit),
  remove: deleteEndpoint('/api/admin/keys/:id', 'Delete a key'),
  generate: endpoint({
    method: 'POST',
    path: '/api/admin/keys/generate',
    access: 'admin',
    summary: 'Generate keys',
    body: KeyBatch,
    reply: z.object({ keys: listOf(GeneratedKey) }),
  }),
  unused: endpoint({
    method: 'GET',
    path: '/api/admin/keys/unused',
    access: 'admin',
    summary: 'Unused keys; no screen uses it',
    reply: z.object({ keys: listOf(ActivationKey) }),
    assumed: { reply: 'Shape not documented; a list `keys` (DEC-82).' },
  }),
};
