import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { usesApp } from './choose.ts';
import { readGraph } from './graph.ts';
import { environment, reachOf, sharedModules } from './reach.ts';
import { storyFilesOnDisk } from './story-files.ts';

const files: Record<string, string> = {
  '.storybook/preview.tsx': `import '#src/ui/styles.css'; import './Surroundings.tsx'; import './docs/Page.tsx';`,
  '.storybook/Surroundings.tsx': `import '#src/ui/Toaster.tsx'; lazy(() => import('#apps/web/routes.tsx'));`,
  '.storybook/docs/Page.tsx': `import '#src/ui/Badge.tsx';`,
  'apps/web/routes.tsx': `import('#src/screens/Keys.tsx');`,
  'src/screens/Keys.tsx': `import '#src/ui/Table.tsx';`,
  'src/ui/Table.tsx': `import '#src/ui/Badge.tsx';`,
  'stories/ui/Badge.stories.tsx': `import preview from '#storybook/preview.tsx'; import '#src/ui/Badge.tsx';`,
  'stories/ui/Chip.stories.tsx': `import preview from '#storybook/preview.tsx'; import '#src/ui/Chip.tsx';`,
  'stories/screens/Keys.stories.tsx': `import preview from '#storybook/preview.tsx'; import '#src/screens/Keys.tsx';`,
  'stories/flows/admin.stories.tsx':
    "import preview from '#storybook/preview.tsx'; const meta = preview.meta({ parameters: { app: true } });",
};
const storyFiles = Object.keys(files).filter((file) => file.endsWith('.stories.tsx'));
const graph = readGraph([...storyFiles, ...environment], (file) => files[file]);
const reach = (...changed: string[]) =>
  reachOf({
    graph,
    changed,
    storyFiles,
    usesApp: (file) => usesApp(file, graph, (name) => files[name] ?? ''),
  });
const names = (...changed: string[]) =>
  reach(...changed).files.map(({ file }) => file.replace(/^stories\/|\.stories\.tsx$/g, ''));

describe('stories that a change reaches', () => {
  it('are those that import the module, the nearest first; the whole app only where a story shows it', () => {
    expect(names('src/ui/Badge.tsx')).toEqual(['ui/Badge', 'screens/Keys', 'flows/admin']);
    expect(names('src/ui/Chip.tsx')).toEqual(['ui/Chip']);
    expect(names('apps/web/routes.tsx')).toEqual(['flows/admin']);
  });

  it('are the changed stories themselves', () => {
    expect(names('stories/ui/Chip.stories.tsx')).toEqual(['ui/Chip']);
  });

  it('are all of them where every story runs in the module', () => {
    expect(names('src/ui/Toaster.tsx')).toHaveLength(4);
    expect(reach('src/ui/Toaster.tsx').reachesAll).toBe('src/ui/Toaster.tsx');
    expect(reach('package-lock.json').reachesAll).toBe('package-lock.json');
    expect(names('.storybook/vitest.setup.ts')).toHaveLength(4);
  });

  it('are none where only docs pages or nothing imports it', () => {
    expect(names('.storybook/docs/Page.tsx')).toEqual([]);
    expect(names('README.md', 'src/ui/unused.ts')).toEqual([]);
  });
});

describe('what every story of this workshop runs in', () => {
  const shared = [...sharedModules(readGraph([...storyFilesOnDisk(), ...environment]))];

  it('contains no screen, and of the kit only what surrounds every story', () => {
    expect(shared.filter((file) => /^(src\/screens|apps)\//.test(file))).toEqual([]);
    const kit = shared.filter((file) => file.startsWith('src/ui/') && file.endsWith('.tsx'));
    expect(kit.sort()).toEqual(['src/ui/Toaster.tsx', 'src/ui/icon.tsx', 'src/ui/icons.tsx']);
  });

  it('has modules, sheets and fonts that exist', () => {
    expect(shared.filter((file) => !existsSync(file))).toEqual([]);
    expect(shared).toEqual(
      expect.arrayContaining([
        '.storybook/world.ts',
        'mocks/handlers/index.ts',
        'src/ui/tokens.css',
        'src/ui/fonts/sans.woff2',
        '.storybook/visual/plan.ts',
      ]),
    );
  });
});
