import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { type PersonaName, personas } from '#mocks/scenarios/personas.ts';
import { showTheme, type Theme } from '#src/theme/theme.ts';
import '#src/ui/styles.css';
import './preview.css';
import { Surroundings } from './Surroundings.tsx';
import { enterWorld, expectNoComplaints, startWorker, type WorldParameters } from './world.ts';

// what is waited for comes at once on an idle machine; a busy one is no failure
configure({ asyncUtilTimeout: 15_000 });

/** What a story may say besides Storybook's own parameters. */
export interface StoryParameters extends WorldParameters {
  /** URL at which the story starts. */
  route?: string;
  /** A whole page: no padding, pictures also at phone width, accessibility at three widths. */
  screen?: boolean;
  /** The whole assembled app at `route` instead of the component. */
  app?: boolean;
  /** Neither router nor server state nor toasts around the component. */
  bare?: boolean;
  /** The call of which the story shows all outcomes (stories/outcomes). */
  endpoint?: string;
  /** A tooltip is what the story is about; elsewhere it depends on the moment and is left out of the pictures. */
  tooltip?: boolean;
  /** False: no pictures. */
  visual?: boolean;
}

declare global {
  /** Set by the test run: what happens after a story has played (vitest.setup.ts). */
  var afterStory: ((id: string, parameters: StoryParameters) => Promise<void>) | undefined;
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker)],
  parameters: {
    a11y: { test: 'error' },
    controls: { matchers: { date: /Date$/ } },
    docs: { codePanel: true },
    options: { storySort: { order: ['Welcome', 'Foundations', 'Kit', 'Screens', ['Landing', 'Auth', 'Dashboard', 'Admin'], 'Flows', 'Outcomes'] } },
  },
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: [{ value: 'light', title: 'Light' }, { value: 'dark', title: 'Dark' }] },
    },
    persona: {
      toolbar: {
        title: 'Persona', icon: 'user', dynamicTitle: true,
        items: [{ value: '', title: 'As the story says' }, ...(Object.keys(personas) as PersonaName[]).map((value) => ({ value, title: value }))],
      },
    },
    network: {
      toolbar: { title: 'Network', icon: 'transfer', dynamicTitle: true, items: [{ value: 'instant', title: 'Instant' }, { value: 'slow', title: 'Slow' }] },
    },
    direction: {
      toolbar: { title: 'Direction', icon: 'alignright', dynamicTitle: true, items: [{ value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }] },
    },
  },
  initialGlobals: { theme: 'light', persona: '', network: 'instant', direction: 'ltr' },
  beforeEach: ({ parameters, globals, viewMode }) => {
    showTheme(globals.theme as Theme);
    document.documentElement.dir = viewMode === 'docs' ? 'ltr' : (globals.direction as string);
    return enterWorld(parameters as StoryParameters, globals);
  },
  afterEach: async ({ id, parameters }) => {
    await globalThis.afterStory?.(id, parameters as StoryParameters);
    expectNoComplaints();
  },
  decorators: [
    (Story, { id, parameters, globals }) => {
      const { route = '/', app = false, screen = false, bare = false } = parameters as StoryParameters;
      return (
        <Surroundings key={`${id} ${String(globals.persona)}`} route={route} isApp={app} isScreen={screen || app} isBare={bare}>
          <Story />
        </Surroundings>
      );
    },
  ],
});
