import { describe, expect, it } from 'vitest';
import { importsOf, readGraph } from './graph.ts';

const own = (file: string, text: string) =>
  importsOf(file, text)
    .filter(({ isPackage }) => !isPackage)
    .map(({ to }) => to);

describe('imports of a module', () => {
  it('are read from every form of import and export', () => {
    const text = `
      import a from './a.ts';
      import './b.css';
      export * from '../c.ts';
      export { d } from '#src/d.ts';
      const e = lazy(async () => (await import('./e.tsx')).default);
      void import(\`./f.ts\`).then(({ default: f }) => f);
      const view = <p>import x from './not-this.ts'</p>;`;
    expect(own('src/x/y.tsx', text)).toEqual([
      'src/x/a.ts',
      'src/x/b.css',
      'src/c.ts',
      'src/d.ts',
      'src/x/e.tsx',
      'src/x/f.ts',
    ]);
  });

  it('leave out types, and keep what is imported beside them', () => {
    expect(
      own(
        'src/x.ts',
        `import type { A } from './a.ts'; export type { B } from './b.ts'; import { type C, d } from './c.ts';`,
      ),
    ).toEqual(['src/c.ts']);
  });

  it('forget what Vite is asked to do with a file', () => {
    expect(own('src/x.ts', `import text from '#src/ui/tokens.css?raw';`)).toEqual(['src/ui/tokens.css']);
  });

  it('distinguish packages', () => {
    expect(importsOf('src/x.ts', `import { useState } from 'react'; import { z } from 'zod/mini';`)).toEqual([
      { to: 'react', isPackage: true },
      { to: 'zod/mini', isPackage: true },
    ]);
  });

  it('of a sheet are other sheets and fonts', () => {
    const sheet = `@import 'tailwindcss' source(none); @import './tokens.css';
      @font-face { src: url('./fonts/sans.woff2') } .x { background: url("data:image/svg+xml,…") }`;
    expect(own('src/ui/styles.css', sheet)).toEqual(['src/ui/tokens.css', 'src/ui/fonts/sans.woff2']);
  });
});

describe('the graph', () => {
  it('follows imports to the end, around circles, and to files that are gone', () => {
    const files: Record<string, string> = {
      'src/a.ts': `import './b.ts';`,
      'src/b.ts': `import './a.ts'; import './gone.ts';`,
    };
    expect([...readGraph(['src/a.ts'], (file) => files[file]).keys()]).toEqual([
      'src/a.ts',
      'src/b.ts',
      'src/gone.ts',
    ]);
  });
});
