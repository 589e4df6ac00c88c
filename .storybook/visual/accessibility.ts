import axe from 'axe-core';

const rules: Record<'standards' | 'colours', axe.RunOnly> = {
  standards: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** What axe finds in the page as it stands, a line for each rule. */
export async function violations(which: 'standards' | 'colours', where: string): Promise<string[]> {
  const results = await axe.run(reachable(), { runOnly: rules[which], resultTypes: ['violations'] });
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id} (${where}): ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
}

/** What a person can reach: while a dialog is open, it and the toasts; else the page. */
function reachable(): { include: Element[] } {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  return {
    include: dialogs.length ? [...dialogs, ...document.querySelectorAll('[data-severity]')] : [document.body],
  };
}

/**
 * A page that scrolls sideways as a whole is broken at that width (WCAG 1.4.10); what scrolls within it is
 * not.
 */
export function sidewaysScroll(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`The page scrolls sideways at ${clientWidth} px: it is ${scrollWidth} px wide`]
    : [];
}
