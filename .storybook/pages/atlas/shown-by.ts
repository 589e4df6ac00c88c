import { importGraph } from '../../../tools/import-graph.ts';

const kitPart = /^src\/ui\/([A-Z]\w*)\.tsx$/;

/**
 * The stories files of screens that show each part of the kit, directly or by what they import; without dialogs that
 * a screen loads later, which have stories of their own.
 */
export function shownBy(): Record<string, string[]> {
  const graph = importGraph(['src', 'stories/screens'], 'static');
  const found: Record<string, string[]> = {};
  for (const stories of graph.keys()) {
    if (!stories.endsWith('.stories.tsx')) continue;
    const reached = new Set([stories]);
    for (const file of reached)
      for (const each of graph.get(file) ?? []) if (each.startsWith('src/')) reached.add(each);
    for (const file of reached) {
      const [, part] = kitPart.exec(file) ?? [];
      if (part) (found[part] ??= []).push(`./${stories}`);
    }
  }
  return found;
}
