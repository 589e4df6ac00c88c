import type { ReactNode } from 'react';
import { within } from 'storybook/test';
import { useStats } from '#src/screens/admin/hwid/use-new-requests.ts';
import { about, screenAt } from './about.ts';
import { rowElement } from './press.ts';

/** Decorates with the padding that the admin shell puts around a list. */
export const withShellPadding = (Story: () => ReactNode) => (
  <main className="mx-auto max-w-7xl p-4 sm:p-6">
    <Story />
  </main>
);

/** Counts pending requests, as the shell does. */
function ReadStats() {
  useStats();
  return null;
}
export const withStats = (Story: () => ReactNode) => (
  <>
    <ReadStats />
    <Story />
  </>
);

/** Creates the meta of a list or its dialogs: an administrator at this route, and the description on the docs page. */
export const listMeta = (route: string, description: string) => ({
  decorators: [withShellPadding],
  globals: { persona: 'admin' as const, world: 'typical' as const },
  parameters: { route, docs: about(description) },
});

/** Creates the meta of a whole list, whose stories show it in any world. */
export const wholeList = (route: string, description: string) => ({
  decorators: [withShellPadding],
  globals: { persona: 'admin' as const },
  parameters: screenAt(route, description),
});

/** Returns queries in the table row of this id, once it is there. */
export const rowOf = async (id: number) => within(await rowElement(id));

/** Returns the ids of the shown rows, from top to bottom. */
export const shownIds = () =>
  [...document.querySelectorAll('[id^="row-"]')].map(({ textContent }) => Number(textContent));
