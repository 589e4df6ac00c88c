// What each folder may import, besides itself and packages. Lower lines may use higher ones, never back.
const layers = {
  'src/lib': [],
  'src/contract': [],
  'src/app': ['src/lib', 'src/contract'],
  'src/api': ['src/lib', 'src/contract', 'src/app'],
  'src/data': ['src/lib', 'src/contract', 'src/app', 'src/api'],
  'src/ui': ['src/lib', 'src/app'],
  'src/forms': ['src/lib', 'src/contract', 'src/app', 'src/data', 'src/ui'],
  'src/theme': ['src/lib', 'src/app', 'src/ui'],
  'src/session': ['src/lib', 'src/contract', 'src/app', 'src/api', 'src/data'],
  'src/screens': [
    'src/lib',
    'src/contract',
    'src/app',
    'src/api',
    'src/data',
    'src/ui',
    'src/forms',
    'src/theme',
    'src/session',
  ],
  mocks: ['src/contract'],
  tools: ['mocks'],
  apps: ['src', 'mocks', 'tools'],
  stories: ['src', 'mocks', 'apps/web', 'apps/demo', '.storybook', 'tools'],
  '.storybook': ['src', 'mocks', 'apps', 'tools'],
  scripts: ['src', 'mocks', 'apps', 'tools', 'stories', '.storybook'],
};

// The folders of the mock backend: each may import those before it.
const mockLayers = [
  'worlds',
  'faults',
  'outcomes',
  'db',
  'seeds',
  'log',
  'server',
  'third-parties',
  'control',
  'openapi',
  'handlers',
];

// apps/web/fuzz makes the calls of Storybook's matrix that no story shows
const fromTests = { apps: ['.storybook'] };

const TEST = '\\.(test|spec|platform|fixtures)\\.tsx?$';
const escaped = (folder) => `^${folder.replace('.', '\\.')}/`;

function layer(folder, allowed, { path = '', pathNot }) {
  return {
    name: `${folder} imports only what it may`,
    severity: 'error',
    from: { path: `${escaped(folder)}.*${path}`, pathNot },
    to: {
      path: '^(src|mocks|stories|apps|\\.storybook|scripts|tools)/',
      pathNot: [folder, ...allowed].map(escaped),
    },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(layers).flatMap(([folder, allowed]) => [
      layer(folder, allowed, { pathNot: TEST }),
      // a test of a layer may have the mock backend answer it
      layer(folder, [...allowed, 'mocks', 'src/contract', ...(fromTests[folder] ?? [])], { path: TEST }),
    ]),
    ...mockLayers.map((folder, at) => ({
      name: `mocks/${folder} imports only what it may`,
      severity: 'error',
      from: { path: `^mocks/${folder}/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^mocks/', pathNot: mockLayers.slice(0, at + 1).map((name) => `^mocks/${name}/`) },
    })),
    {
      name: 'no loose files in mocks',
      severity: 'error',
      from: { path: '^mocks/[^/]+$' },
      to: {},
    },
    {
      name: 'one screen never reaches into another',
      comment:
        'The admin lists share screens/admin/list; a shell may open the upload dialog, the palette and a person.',
      severity: 'error',
      from: { path: '^src/screens/(?:admin/)?(?!shell/)([^/]+)/' },
      to: { path: '^src/screens/', pathNot: ['^src/screens/(?:admin/)?$1/', '^src/screens/admin/list/'] },
    },
    {
      name: 'a list is given its filter, bulk actions and exports',
      severity: 'error',
      from: { path: '^src/screens/admin/list/[^/]+$', pathNot: TEST },
      to: { path: '^src/screens/admin/list/[^/]+/' },
    },
    {
      name: 'contract imports nothing but Zod',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-peer'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'no mocks in the production app',
      severity: 'error',
      from: { path: '^(src|apps/web)/', pathNot: '\\.(test|spec|fixtures)\\.tsx?$|/e2e/' },
      to: { path: '^(mocks|stories)/|node_modules/(msw|@faker-js)/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
