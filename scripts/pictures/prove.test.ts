import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readFaults, withFault } from './prove.ts';

const storyFiles = readdirSync('stories', { recursive: true, encoding: 'utf8' }).map((file) =>
  path.basename(file),
);

it.each(readFaults())('the fault "$name" can be planted', (fault) => {
  const text = readFileSync(fault.file, 'utf8');
  expect(withFault(fault, text)).not.toBe(text);
  for (const name of fault.stories) expect(storyFiles).toContain(`${name}.stories.tsx`);
});
