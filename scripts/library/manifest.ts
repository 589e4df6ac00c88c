import { entries } from './entries.ts';

interface RootManifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

export const NAME = 'licence-sales-library';

/** There must be one of each in an app: they share contexts with the app's own code. */
const peers = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'];

/** The package.json of the library. `imported` are the packages that its files import. */
export function manifestOf({ version, license, dependencies }: RootManifest, imported: ReadonlySet<string>) {
  const rangesOf = (names: string[]) =>
    Object.fromEntries(
      names.sort().map((name) => {
        const range = dependencies[name];
        if (!range) throw new Error(`The library imports ${name}, which is no dependency in package.json`);
        return [name, range];
      }),
    );
  return {
    name: NAME,
    version,
    description: 'The kit and the screens of the licence sales app',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      './styles.css': './styles.css',
      ...Object.fromEntries(
        Object.entries(entries).map(([name, file]) => {
          const module = file.replace(/\.tsx?$/, '');
          return [`./${name}`, { types: `./${module}.d.ts`, default: `./${module}.js` }];
        }),
      ),
    },
    // the declarations keep the imports of the source
    imports: { '#src/*.ts': { types: './src/*.d.ts' }, '#src/*.tsx': { types: './src/*.d.ts' } },
    peerDependencies: rangesOf([...imported].filter((name) => peers.includes(name))),
    dependencies: rangesOf([...imported].filter((name) => !peers.includes(name))),
  };
}

/** The package of an import, or undefined for one of the library itself. */
export const packageOf = (specifier: string) => /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(specifier)?.[0];
