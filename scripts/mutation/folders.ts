/** Sources that are mutated together, and the unit tests that have to kill the mutants. */
export interface Folder {
  name: string;
  sources: string[];
  tests: string[];
  /** Its tests render hooks or components. */
  usesReact?: true;
}

const folder = (name: string): Folder => ({
  name,
  sources: [`src/${name}/**/*.{ts,tsx}`],
  tests: [`src/${name}/**/*.test.{ts,tsx}`],
});

/** Left as they are: tests, and what only tests import. */
export const helpersOfTests = ['test', 'fake', 'fixtures'].map((kind) => `!src/**/*.${kind}.*`);
helpersOfTests.push('!src/**/*-harness.*', '!src/session/model/**');

/** What everything else stands on; the kit and the screens are looked at by their stories instead. */
export const folders: Folder[] = [
  folder('contract'),
  folder('api'),
  // the model of the session takes too long for every mutant
  { ...folder('session'), tests: ['src/session/!(session-model).test.{ts,tsx}'], usesReact: true },
  { ...folder('data'), usesReact: true },
  {
    name: 'list',
    sources: ['src/screens/admin/list/**/*.ts'],
    tests: ['src/screens/admin/list/**/*.test.{ts,tsx}'],
    usesReact: true,
  },
];
