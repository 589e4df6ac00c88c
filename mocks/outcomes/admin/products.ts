import { gone, refused } from '../failures.ts';
import type { Outcomes } from '../outcome.ts';
import { actionOutcomes, listOutcomes } from './lists.ts';

const SERVER = 'PRO-1: the server decides; its message is shown';
const rules = {
  duplicateName: refused(400, 'A product with this name already exists', SERVER),
  wrongName: refused(400, 'Name may only contain letters, numbers and spaces', SERVER),
  wrongShortName: refused(
    400,
    'Short name must start and end with letter/number, can contain underscores',
    SERVER,
  ),
} satisfies Outcomes;

export const productOutcomes = {
  'products.list': listOutcomes('Error fetching products', 'products'),
  'products.create': { ...actionOutcomes('Error creating product', 'Creating...'), ...rules },
  'products.update': {
    ...actionOutcomes('Error updating product', 'Saving...'),
    ...rules,
    gone: gone('Product'),
  },
  'products.remove': {
    ...actionOutcomes('Error deleting product', 'Deleting...'),
    inUse: refused(409, 'This product still has active subscriptions', SERVER),
    gone: gone('Product'),
  },
} satisfies Record<string, Outcomes>;
