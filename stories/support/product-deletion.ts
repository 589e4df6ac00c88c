import { db } from '#mocks/db/index.ts';
import { elementAt } from './page.ts';
import { fill } from './fields.ts';
import { userSees } from './see.ts';

/** In the question whether to delete a product, types its name if that is asked for (PRO-2). */
export async function typeProductName(id: number): Promise<void> {
  const { name } = db.products.find(id)!;
  await userSees(/keys? mentions? “|^No keys/, 'dialog');
  if (elementAt('dialog').querySelector('input')) await fill({ [`Type ${name} to confirm`]: name }, 'dialog');
}
