import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import type { PluginOption } from 'vite';
import { groupsBy } from '../apps/web/build/chunks.ts';
import { storybookTheme } from './pages/docs/storybook-theme.ts';

const tokens = readFileSync(path.join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8');
const themes = { light: storybookTheme('light', tokens), dark: storybookTheme('dark', tokens) };

/** Addons that serve stories to agents at /mcp, in development only. In a build they would write unused manifests. */
const forAgents = process.env.NODE_ENV === 'development' ? ['@storybook/addon-mcp'] : [];

/** Restricts the parsing of modules for tables of props to the product's components. */
function describingComponentsAlone(plugin: PluginOption): PluginOption {
  if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
  const { transform } = plugin as { transform(this: unknown, source: string, id: string): unknown };
  return {
    ...plugin,
    transform(source: string, id: string) {
      return /\/src\/.*\.tsx$/.test(id) ? transform.call(this, source, id) : undefined;
    },
  } as PluginOption;
}

/** Chunks of the modules that many stories load: each module would cost a request of its own. */
const codeSplitting = {
  groups: groupsBy(
    {
      base: (isLoadedBy) => isLoadedBy('preview') && isLoadedBy('panel'),
      preview: (isLoadedBy) => isLoadedBy('preview'),
      kit: (isLoadedBy, id) => isLoadedBy('list') && /\/(src\/ui|lucide-react)\//.test(id),
      mock: (isLoadedBy) => isLoadedBy('backend') && isLoadedBy('panel'),
      backend: (isLoadedBy) => isLoadedBy('backend'),
      list: (isLoadedBy) => isLoadedBy('list'),
      form: (isLoadedBy) => isLoadedBy('form'),
    },
    {
      preview: ['.storybook/preview.tsx'],
      panel: ['.storybook/mock-panel/page.tsx'],
      backend: ['.storybook/preview/backend.tsx'],
      list: ['src/screens/admin/keys/KeysScreen.tsx'],
      form: ['src/ui/FormDialog.tsx'],
    },
  ),
};

/** Storybook's configuration. */
export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } }, // for tables in MDX
        // the sources for documentation shift the lines of a failed test
        ...(process.env.VITEST && { csfPluginOptions: null }),
      },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    ...forAgents,
  ],
  staticDirs: [
    { from: '../stories/pictures', to: '/pictures' },
    { from: '../apps/web/public/favicon.svg', to: '/favicon.svg' },
    { from: '../src/ui/fonts', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // the manager's own bundle cannot read the tokens
  managerHead: (head) =>
    `${head}<link rel="icon" href="./favicon.svg"><link rel="stylesheet" href="./fonts/faces.css"><script>storybookThemes = ${JSON.stringify(themes)}</script>`,
  // stories that check a component rather than show it
  tags: { check: { defaultFilterSelection: 'exclude' }, longest: { defaultFilterSelection: 'exclude' } },
  // the themes have their own ground, Measure shows what Outline does, and at 1280 px their buttons do not fit
  features: { sidebarOnboardingChecklist: false, backgrounds: false, outline: false },
  viteFinal: (config) => ({
    ...config,
    plugins: config.plugins?.map(describingComponentsAlone),
    build: {
      ...config.build,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting } },
    },
  }),
});
