import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../../../src');
const component = /([A-Z]\w*)\.tsx$/;

/** The components that import each part of the kit, by the part's name, as the sources say. */
export function usedIn(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const [, user] = component.exec(file) ?? [];
    if (!user || file.endsWith('.test.tsx')) continue;
    const text = readFileSync(path.join(source, file), 'utf8');
    for (const [, from = ''] of text.matchAll(/(?:from|import\() ?'([^']+)'/g)) {
      const target = from.startsWith('.') ? path.posix.join('#src', path.dirname(file), from) : from;
      const [, part] = /^#src\/ui\/([A-Z]\w*)\.tsx$/.exec(target) ?? [];
      if (part) (found[part] ??= []).push(user);
    }
  }
  return found;
}
