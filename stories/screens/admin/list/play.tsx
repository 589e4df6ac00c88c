import type { ReactNode } from 'react';
import { expect, screen, type userEvent, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof userEvent.setup>;

/** What a play function is handed, as far as these helpers need it. */
export interface Playing {
  canvas: Canvas;
  userEvent: User;
}

/** What the admin shell puts around a list. */
export const inMain = (Story: () => ReactNode) => (
  <main className="mx-auto max-w-7xl p-4 sm:p-6">
    <Story />
  </main>
);

/** The row with this id, once it is there. */
export async function rowOf(canvas: Canvas, id: number) {
  const cell = await canvas.findByText(String(id), { selector: `#row-${id}` });
  return within(cell.closest('tr')!);
}

/** The headings of the columns, in their order. */
export const headings = (canvas: Canvas) => canvas.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent);

/** The ids of the rows that are shown, top down. */
export const shownIds = (canvas: Canvas) => canvas.queryAllByText(/^\d+$/, { selector: '[id^=row-]' }).map(({ textContent }: HTMLElement) => Number(textContent));

/** The open dialog of this title. */
export const dialogOf = async (title: string) => within(await screen.findByRole('dialog', { name: title }));

export const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Types a text in place of the one that is there. Keys in braces are pressed: '5{Enter}'. */
export async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

/** Opens a select and takes the option of this name. */
export async function choose(user: User, select: HTMLElement, option: string) {
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: option }));
}
