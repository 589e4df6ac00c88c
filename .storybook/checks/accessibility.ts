import axe from 'axe-core';
import { newElements } from './checked-elements.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';
const colours = ['color-contrast', 'link-in-text-block'];

const options = {
  all: { rules: { region: { enabled: false } } }, // parts stand outside of landmarks
  colours: { runOnly: { type: 'rule', values: colours } },
  structure: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
  },
} satisfies Record<string, axe.RunOptions>;

export type Rules = keyof typeof options;

/** Returns the elements that no other story had in `view`, which stand in for all that it has. */
export const newIn = (which: Rules, view: string) =>
  newElements([...document.querySelectorAll(which === 'all' ? 'body' : reachableSelector())], view);

/** Returns axe violations of these elements, one line per rule. */
export async function violations(
  which: Rules,
  { elements, confirm }: ReturnType<typeof newElements>,
  disabled: readonly string[],
): Promise<string[]> {
  const chosen: axe.RunOptions = options[which];
  const off = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  const results = await axe.run(
    { include: elements, exclude: ['[inert]'] },
    { ...chosen, rules: { ...chosen.rules, ...off }, resultTypes: ['violations'] },
  );
  if (results.violations.length === 0) confirm();
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}

const withToasts = (...parts: string[]) => {
  const found = parts.find((part) => document.querySelector(part));
  return found ? `${found}, [role="region"][aria-label="Notifications"]` : 'body';
};

/** Returns a selector of what users can reach: an open dialog with the toasts, otherwise the page. */
const reachableSelector = () => withToasts(dialogs);

/** Returns a selector of the story's subject: an open dialog or sheet with the toasts, otherwise the page. */
export const subjectSelector = () => withToasts(dialogs, '[data-sheet]');
