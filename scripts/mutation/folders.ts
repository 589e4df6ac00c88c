/** What is mutated together, and the unit tests that are meant to notice. */
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

/** What everything else stands on; the kit and the screens are looked at by their stories instead. */
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
