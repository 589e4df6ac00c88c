import type { A11yParameters } from '@storybook/addon-a11y';
import axe from 'axe-core';

const colours = ['color-contrast', 'link-in-text-block'];

const withoutColours = Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]));

/** The rules about colours and all others of WCAG. */
const options: Record<'colours' | 'structure', axe.RunOptions> = {
  colours: { runOnly: { type: 'rule', values: colours } },
  structure: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: withoutColours,
  },
};

/** Axe violations of the page, one line per rule. */
export async function violations(which: keyof typeof options, where: string): Promise<string[]> {
  const results = await axe.run(reachable(), { ...options[which], resultTypes: ['violations'] });
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id} (${where}): ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}

/** Leaves the colours out of Storybook's own accessibility test of a story, which follows. */
export function leaveOutColours(parameters: { a11y?: A11yParameters }): void {
  const { options, ...rest } = parameters.a11y ?? {};
  parameters.a11y = { ...rest, options: { ...options, rules: { ...options?.rules, ...withoutColours } } };
}

/** What users can reach: an open dialog with the toasts, otherwise the page. */
function reachable(): { include: Element[] } {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return {
    include: dialogs.length ? [...dialogs, ...document.querySelectorAll('[data-severity]')] : [document.body],
  };
}

/** The page as a whole must not scroll sideways (WCAG 1.4.10); regions within it may. */
export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`The page scrolls sideways at ${clientWidth} px: it is ${scrollWidth} px wide`]
    : [];
}
