import axe from 'axe-core';

const rules: Record<'standards' | 'colours', axe.RunOnly> = {
  standards: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Axe violations of the page, one line per rule. */
export async function violations(which: 'standards' | 'colours', where: string): Promise<string[]> {
  const results = await axe.run(reachable(), { runOnly: rules[which], resultTypes: ['violations'] });
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id} (${where}): ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`,
  );
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
