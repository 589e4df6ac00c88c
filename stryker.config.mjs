// FOLDER=src/api npm run test:mutation: breaks the code of a folder in small ways, and asks whether its unit tests
// notice. Without FOLDER, of all folders that unit tests stand for; kit, forms and screens are tested by stories.
const folder = (process.env.FOLDER ??= 'src/{contract,api,session,data,screens/admin/list}'); // for its tests too

/** Texts of the OpenAPI document and of the console, and classes, which pictures show: no unit test stands for them. */
const prose = {
  kind: 'Ignore',
  name: 'prose',
  value: {
    shouldIgnore: ({ node }) =>
      (node.type === 'ObjectProperty' && ['summary', 'assumed'].includes(node.key.name)) ||
      (node.type === 'JSXAttribute' && node.name.name === 'className') ||
      (node.type === 'CallExpression' && node.callee.object?.name === 'console')
        ? 'prose'
        : undefined,
  },
};

export const strykerPlugins = [prose];

export default {
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    '!src/**/*.{test,fake,fixtures}.*',
    '!src/**/*-harness.*',
    '!src/**/model/**',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'stryker.vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', import.meta.filename],
  ignorers: ['prose'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 60_000, // a busy machine is no reason to call a mutant noticed
  disableTypeChecks: false,
  tsconfigFile: 'none', // Stryker would rewrite it with an API that TypeScript 7 has removed
  incremental: true,
  incrementalFile: '.cache/mutation.json',
  tempDirName: '.cache/mutation',
  ignorePatterns: ['dist', 'reports', 'stories', '.cache'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  thresholds: { break: 90 },
};
