import type { userEvent, within } from 'storybook/test';
import { rowOf } from './play.tsx';

/** What these helpers need of a play function's context. */
export interface Hands {
  canvas: ReturnType<typeof within>;
  userEvent: Pick<ReturnType<typeof userEvent.setup>, 'click'>;
}

/** Presses a button of the row with this id. */
export async function press({ canvas, userEvent }: Hands, id: number, name: string) {
  await userEvent.click((await rowOf(canvas, id)).getByRole('button', { name }));
}
