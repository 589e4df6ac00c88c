import axe from 'axe-core';

const dialogs = '[role="dialog"], [role="alertdialog"]';
const colours = ['color-contrast', 'link-in-text-block'];

const options: Record<'colours' | 'structure', axe.RunOptions> = {
  colours: { runOnly: { type: 'rule', values: colours } },
  structure: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
  },
};

/** Axe violations of the page, one line per rule. */
export async function violations(which: keyof typeof options): Promise<string[]> {
  const results = await axe.run(
    { include: [reachableSelector()] },
    { ...options[which], resultTypes: ['violations'] },
  );
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}

const withToasts = (...parts: string[]) => {
  const found = parts.find((part) => document.querySelector(part));
  return found ? `${found}, [role="region"][aria-label="Notifications"]` : 'body';
};

/** A selector of what users can reach: an open dialog with the toasts, otherwise the page. */
const reachableSelector = () => withToasts(dialogs);

/** A selector of the story's subject: an open dialog or sheet with the toasts, otherwise the page. */
export const subjectSelector = () => withToasts(dialogs, '[data-sheet]');
