import { endpoints } from '#src/contract/endpoints.ts';
import { type Context, hold, holdReply, needed, type Rule } from '../rule.ts';
import { newest, rowOf } from './lists.ts';
import { ownOf } from './own-account.ts';

const { adminSubscriptions, products } = endpoints;

export const ownProduct = (context: Context) => needed(ownOf(context).productId, 'there is no own product');

/** Makes a product, of which the own keys are. */
export const ownProductRules: Rule[] = [
  {
    call: 'products.create',
    rule: 'creates a product, which the list and the picker have',
    check: async (context) => {
      const own = ownOf(context);
      const body = { name: own.name, shortName: own.name };
      holdReply(products.create, await context.admin.ask(products.create, { body }));
      const row = await newest(context, products.list, own.name);
      hold(row?.name === body.name, 'The list of products does not have it');
      own.productId = row.id;
      own.made(`product ${row.id}`, () => context.admin.ask(products.remove, { id: row.id }));
      hold(row.shortName === body.shortName, `The short name is '${row.shortName}'`);
      const picker = await context.admin.ask(adminSubscriptions.products);
      const refs = holdReply(adminSubscriptions.products, picker) as { id: number; name: string }[];
      hold(refs.find(({ id }) => id === row.id)?.name === body.name, 'The picker does not have it');
    },
  },
  {
    call: 'products.update',
    rule: 'saves both fields',
    check: async (context) => {
      const id = ownProduct(context);
      const { name } = ownOf(context);
      const body = { name: `${name} 2`, shortName: `${name}_2` };
      holdReply(products.update, await context.admin.ask(products.update, { id, body }));
      const row = await rowOf(context, products.list, id, name);
      hold(row?.name === body.name && row.shortName === body.shortName, JSON.stringify(row));
    },
  },
];
