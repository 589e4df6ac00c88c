export interface Statement {
  id: string;
  /** Markdown. */
  text: string;
}

export interface Section {
  title: string;
  statements: Statement[];
}

/** Parses the sections of docs/behaviour.md and their statements, each `- **KEY-1** text`. */
export function readStatements(markdown: string): Section[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      statements: [...part.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(([, id, text]) => ({
        id: id!,
        text: text!,
      })),
    }));
}
