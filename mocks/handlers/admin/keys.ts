import { keys, type ActivationKey } from '#src/contract/admin/keys.ts';
import { limits } from '#src/contract/limits.ts';
import { clock, db, personOf } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import type { KeyRow } from '../../db/rows.ts';
import { orNotFound, Refusal } from '../../server/refusal.ts';
import { iso } from '../../db/time.ts';
import { serve } from '../../server/serve.ts';
import { newCode } from './new-code.ts';

export const keyHandlers = [
  serve(keys.list, ({ query }) => pageFrom(db.keys, query, toWire)),

  serve(keys.update, ({ id, body }) => {
    const key = orNotFound(db.keys.find(id), 'Key');
    const durationHours = body.durationHours ?? key.durationHours;
    orNotFound(db.products.find(body.productId), 'Product');
    if (durationHours < limits.keyDurationHours.min && durationHours !== key.durationHours)
      throw new Refusal(400, {
        errors: [{ field: 'durationHours', message: 'Duration must be at least 1 hour' }],
      });
    if (db.keys.where('code', body.code).some((other) => other.id !== id))
      throw new Refusal(400, 'Code already exists');
    return toWire(db.keys.update(id, { ...body, durationHours }));
  }),

  serve(keys.remove, ({ id }) => void orNotFound(db.keys.remove(id), 'Key')),

  serve(keys.generate, ({ body: { productId, count, durationHours } }) => {
    const product = orNotFound(db.products.find(productId), 'Product');
    const taken = new Set(db.keys.all().map(({ code }) => code));
    const made = Array.from({ length: count }, () =>
      db.keys.insert({
        code: newCode(4, 4, taken),
        productId,
        durationHours,
        status: 'UNUSED',
        usedById: null,
        usedDate: null,
        createdDate: iso(clock.now()),
      }),
    );
    return { keys: made.map(({ code }) => ({ code, durationHours, product: { name: product.name } })) };
  }),

  serve(keys.unused, () => ({ keys: db.keys.where('status', 'UNUSED').map(toWire) })),
];

function toWire({ productId, usedById, ...row }: KeyRow): ActivationKey {
  const { id, name } = db.products.find(productId)!;
  return { ...row, product: { id, name }, usedBy: personOf(usedById) };
}
