import { readFileSync } from 'node:fs';
import path from 'node:path';

const document = path.resolve(import.meta.dirname, '../../docs/performance.md');

/** The text of docs/performance.md from a heading to the next one of the same level. */
export function sectionOf(text: string, heading: string): string {
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`docs/performance.md has no '${heading}'`);
  return section.split('\n## ')[0]!.trim();
}

/** Prints the comparison with other products, which was measured by hand; see docs/performance.md. */
export function printPeers(): void {
  const text = readFileSync(document, 'utf8');
  console.log(sectionOf(text, 'How it is measured'));
  console.log(`\n${sectionOf(text, 'Beside other products')}`);
}
