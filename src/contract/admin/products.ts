import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pageOf, snakeFromOne } from '../paging.ts';
import { id, ignored, optionalText, text } from '../wire.ts';
import { deleteEndpoint, listEndpoint, updateEndpoint } from './row-endpoints.ts';

/** A product (API-1). */
export type Product = z.infer<typeof Product>;
export const Product = z.object({ id, name: text, shortName: optionalText });

/** A product in a picker or a row of another list. */
export type ProductRef = z.infer<typeof ProductRef>;
export const ProductRef = z.object({ id, name: text });

export const PRODUCT_MISSING = 'Please select a product';

export const chosenProduct = z.number(PRODUCT_MISSING);

/** The form of a product. Only the server validates it (PRO-1). */
export type ProductEdit = z.infer<typeof ProductEdit>;
export const ProductEdit = z.object({ name: z.string(), shortName: z.nullable(z.string()) });

export const products = {
  list: listEndpoint('/api/admin/products', 'Products, paged', snakeFromOne, pageOf(Product)),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/products',
    access: 'admin',
    summary: 'Create a product',
    body: ProductEdit,
    reply: ignored,
    assumed: { reply: 'The new row.' },
  }),
  update: updateEndpoint('/api/admin/products/:id', 'Change a product', ProductEdit),
  remove: deleteEndpoint('/api/admin/products/:id', 'Delete a product, its keys and its subscriptions'),
};
