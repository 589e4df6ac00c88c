import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';

/**
 * Stories for agents, at /mcp of the development server; in a build it would only write manifests that nobody
 * reads.
 */
const forAgents = process.env.NODE_ENV === 'development' ? ['@storybook/addon-mcp'] : [];

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
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    }, // For tables in MDX.
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    ...forAgents,
  ],
  staticDirs: [{ from: '../stories/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
});
