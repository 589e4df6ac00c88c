import { importGraph, reaching } from '../../../tools/import-graph.ts';

const kitPart = /^src\/ui\/([A-Z]\w*)\.tsx$/;

/**
 * The stories files of screens that show each part of the kit, directly or by what they import; without dialogs that
 * a screen loads later, which have stories of their own.
 */
export function shownBy(): Record<string, string[]> {
  const graph = importGraph(['src', 'stories/screens'], 'static');
  const found = [...graph.keys()].flatMap((file) => {
    const reached = kitPart.test(file) ? [...reaching(graph, [file], /^stories\//)] : [];
    const stories = reached.filter((each) => each.endsWith('.stories.tsx')).map((each) => `./${each}`);
    return stories.length > 0 ? [[kitPart.exec(file)![1]!, stories]] : [];
  });
  return Object.fromEntries(found) as Record<string, string[]>;
}
