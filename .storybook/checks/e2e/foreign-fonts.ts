import type { CDPSession, Page } from 'playwright';

/**
 * Texts of the page that are drawn in a fallback font, such as `“↵” in DejaVu Sans`. A character that is missing
 * in the app's fonts looks different on every machine.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: false });
    const texts = new Map<number, string>();
    for (const { nodeType, parentId, nodeValue } of nodes)
      if (nodeType === 3 && parentId !== undefined && nodeValue.trim())
        texts.set(parentId, `${texts.get(parentId) ?? ''}${nodeValue.trim()}`);
    const found = await Promise.all(
      [...texts].map(([nodeId, text]) => foreignFontsOf(session, nodeId, text)),
    );
    return [...new Set(found.flat())];
  } finally {
    await session.detach();
  }
}

async function foreignFontsOf(session: CDPSession, nodeId: number, text: string): Promise<string[]> {
  // the node may have been removed, such as a toast
  const { fonts } = await session
    .send('CSS.getPlatformFontsForNode', { nodeId })
    .catch(() => ({ fonts: [] as { familyName: string; isCustomFont: boolean }[] }));
  return fonts
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName }) => `“${text.slice(0, 40)}” in ${familyName}`);
}
