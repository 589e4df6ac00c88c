import { readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** All story files, found without Storybook's index, which takes seconds. */
export function storyFilesOnDisk(): string[] {
  const names = readdirSync(path.join(root, 'stories'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => `stories/${name.replaceAll('\\', '/')}`)
    .sort();
}
