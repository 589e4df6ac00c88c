import { products, type ProductEdit } from '#src/contract/admin/products.ts';
import { db } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import { orNotFound, Refusal } from '../../server/refusal.ts';
import { serve } from '../../server/serve.ts';

export const productHandlers = [
  serve(products.list, ({ query }) => pageFrom(db.products, query, (row) => row)),

  serve(products.create, ({ body }) => db.products.insert(validated(body))),

  serve(products.update, ({ id, body }) => {
    orNotFound(db.products.find(id), 'Product');
    return db.products.update(id, validated(body, id));
  }),

  // Keys and subscriptions cannot exist without their product.
  serve(products.remove, ({ id }) => {
    orNotFound(db.products.remove(id), 'Product');
    db.keys.where('productId', id).forEach((row) => db.keys.remove(row.id));
    db.subscriptions.where('productId', id).forEach((row) => db.subscriptions.remove(row.id));
    return undefined;
  }),
];

/** Enforces the rules of the form's helper texts (PRO-1) and unique names. Throws a 400. */
function validated({ name, shortName }: ProductEdit, ownId?: number): ProductEdit {
  if (name.trim() === '') throw new Refusal(400, 'Name must not be blank');
  if (!/^[A-Za-z0-9 ]+$/.test(name))
    throw new Refusal(400, 'Name may only contain letters, numbers and spaces');
  if (!/^[A-Za-z0-9]([A-Za-z0-9_]*[A-Za-z0-9])?$/.test(shortName ?? ''))
    throw new Refusal(400, 'Short name must start and end with letter/number, can contain underscores');
  const others = db.products.all().filter(({ id }) => id !== ownId);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal(400, 'A product with this name already exists');
  if (others.some((other) => other.shortName?.toLowerCase() === shortName?.toLowerCase()))
    throw new Refusal(400, 'A product with this short name already exists');
  return { name, shortName };
}
