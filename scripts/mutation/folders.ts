/** Sources that are mutated together, and the unit tests that have to kill the mutants. */
export interface Folder {
  name: string;
  sources: string[];
  tests: string[];
}

const folder = (name: string): Folder => ({
  name,
  sources: [`src/${name}/**/*.{ts,tsx}`],
  tests: [`src/${name}/**/*.test.{ts,tsx}`],
});

/** The folders with unit tests; the kit and the screens are tested by stories instead. */
export const folders: Folder[] = [
  folder('contract'),
  folder('api'),
  folder('session'),
  folder('data'),
  {
    name: 'list',
    sources: ['src/screens/admin/list/**/*.ts'],
    tests: ['src/screens/admin/list/**/*.test.{ts,tsx}'],
  },
];
