import { type Playing, rowOf } from './play.tsx';

/** Presses a button of the row with this id. */
export async function press({ canvas, userEvent }: Playing, id: number, name: string) {
  await userEvent.click((await rowOf(canvas, id)).getByRole('button', { name }));
}
