import type { Plugin } from 'vite';
import { filesByStatement } from './behaviour/proofs.ts';

const ID = 'virtual:workshop';

/** What pages of the workshop show of the repository, read when the workshop is built or started. */
const data: Record<string, () => unknown> = { filesByStatement };

/** Provides the module `virtual:workshop`, which virtual.d.ts describes. */
export function workshopData(): Plugin {
  return {
    name: 'workshop-data',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? Object.entries(data)
            .map(([name, read]) => `export const ${name} = ${JSON.stringify(read())};`)
            .join('\n')
        : undefined,
  };
}
