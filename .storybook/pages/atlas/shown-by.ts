import { importGraph, reaching } from '../../../tools/import-graph.ts';

const kitPart = /^src\/ui\/([A-Z]\w*)\.tsx$/;

/**
 * Returns the story files of screens that show each kit component, directly or by imports. Dialogs that a screen
 * loads later have stories of their own.
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
