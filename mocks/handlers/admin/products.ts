import { products, type ProductEdit } from '#src/contract/admin/products.ts';
import { db } from '../../db/index.ts';
import { pageFrom } from '../../db/page-from.ts';
import type { ProductRow } from '../../db/rows.ts';
import { orNotFound, Refusal } from '../../server/refusal.ts';
import { serve } from '../../server/serve.ts';

export const productHandlers = [
  serve(products.list, ({ query }) => pageFrom(db.products, query, (row) => row)),

  serve(products.create, ({ body }) => db.products.insert(accepted(body))),

  serve(products.update, ({ id, body }) => {
    orNotFound(db.products.find(id), 'Product');
    return db.products.update(id, accepted(body, id));
  }),

  // A product takes its keys and its subscriptions along: neither means anything without it.
  serve(products.remove, ({ id }) => {
    orNotFound(db.products.find(id), 'Product');
    db.keys.where('productId', id).forEach((row) => db.keys.remove(row.id));
    db.subscriptions.where('productId', id).forEach((row) => db.subscriptions.remove(row.id));
    db.products.remove(id);
    return undefined;
  }),
];

/**
 * The two rules that the form's helper texts state (PRO-1), and that both names are unique. Throws the 400.
 */
function accepted(body: ProductEdit, own?: number): Omit<ProductRow, 'id'> {
  const name = body.name.trim();
  const shortName = body.shortName.trim();
  if (!/^[A-Za-z0-9 ]+$/.test(name))
    throw new Refusal(400, 'Name may only contain letters, numbers and spaces');
  if (!/^[A-Za-z0-9]([A-Za-z0-9_]*[A-Za-z0-9])?$/.test(shortName))
    throw new Refusal(400, 'Short name must start and end with letter/number, can contain underscores');
  const others = db.products.all().filter(({ id }) => id !== own);
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new Refusal(400, 'A product with this name already exists');
  if (others.some((other) => other.shortName.toLowerCase() === shortName.toLowerCase()))
    throw new Refusal(400, 'A product with this short name already exists');
  return { name, shortName };
}
