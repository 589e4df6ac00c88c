import addonA11y, { type A11yParameters } from '@storybook/addon-a11y';
import type addonDocs from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { Fragment } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { setViewer } from '#src/app/viewer.ts';
import { showTheme } from '#src/theme/theme.ts';
import '#src/ui/base.css';
import './preview.css';
import { type ConsoleError, consoleErrors, startRecording } from './preview/console-errors.ts';
import { Container, Page } from './pages/docs/lazy.tsx';
import { emulateMedia } from './preview/emulated-media.ts';
import type * as Backend from './preview/backend.tsx';
import { hasBackend } from './mock-panel/canvas.ts';
import { setUpPage, tearDownPage } from './preview/page-start.ts';
import { StoryProviders } from './preview/StoryProviders.tsx';
import { checkEnvironment, enterEnvironment } from './preview/environment.ts';
import {
  globalTypes,
  initialGlobals,
  timeZones,
  viewports,
  type StorybookGlobals,
} from './preview/toolbar.ts';
import { showDefaults } from './preview/show-defaults.ts';
import { keepUsedKeys } from './preview/used-keys.ts';
import type { WorldParameters } from './preview/world.ts';

/** Parameters of a story besides Storybook's own parameters. */
export interface StoryParameters extends WorldParameters {
  route?: string;
  /** A whole page: no padding, pictures also at phone width, accessibility also at 320 px. */
  screen?: boolean;
  /** Shows the whole app at `route` instead of the component. */
  app?: boolean;
  /** Shows the component without router, server state and toasts around it. */
  bare?: boolean;
  /**
   * Parts of the console in picture and tree: 'whole' adds header and statistics, 'statistics' only these. 'filter'
   * limits a list to its first five columns.
   */
  frame?: 'whole' | 'statistics' | 'filter';
  forcedColors?: boolean;
  /**
   * Pictures of a story, by default one as shown, with an accessibility tree. 'all' adds the other theme and a whole
   * page at phone width. False, for a story that looks like another, takes neither picture nor tree.
   */
  pictures?: boolean | 'all';
}

/** A story that has played, for the test run. */
export interface PlayedStory {
  id: string;
  parameters: StoryParameters & { a11y?: A11yParameters };
  globals: StorybookGlobals & { viewport?: { value?: string } };
  tags: string[];
}

declare global {
  /**
   * Function of the test run that checks and pictures a story after its play. Nothing before or during a play may
   * read it. It must not throw, or Storybook leaves later animations paused.
   */
  var afterStory: ((story: PlayedStory, consoleErrors: () => ConsoleError[]) => Promise<void>) | undefined;
}

/** Mock backend of the stories; undefined until the first story that calls it. */
let backend: typeof Backend | undefined;

const addons = [
  // its own module loads the blocks of docs pages as well
  definePreviewAddon(docs) as ReturnType<typeof addonDocs>,
  addonA11y(),
  addonPseudoStates(),
] as const;

/**
 * Types the result of `definePreview` with our parameters; never called. Storybook reads the story order from the
 * source of the call below, so `.type()` cannot follow it.
 */
const withParameters = () => definePreview({ addons: [...addons] }).type<{ parameters: StoryParameters }>();

export default definePreview({
  addons: [...addons],
  parameters: {
    layout: 'fullscreen', // as in the pictures: the padding of parts is in StoryProviders
    a11y: {
      // the test run checks new elements after the play: .storybook/checks/accessibility.ts
      test: import.meta.env.PICTURES ? 'off' : 'error',
      // the page behind an open dialog cannot be reached, and has stories of its own
      context: { exclude: ['[inert]'] },
      // the elements that pass need not be described, which takes most of the time on a page with a table
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { matchers: { date: /Date$/ } },
    docs: { codePanel: true, container: Container, page: Page },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Atlas',
          'Foundations',
          'Screens',
          ['Landing', 'Auth', 'Dashboard', 'Admin', 'Demo'],
          'Kit',
          'Flows',
          'Outcomes',
          'Demo',
        ],
      },
    },
  },
  tags: ['autodocs'], // each title has a docs page
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [showDefaults],
  loaders: async ({ parameters }) => {
    if (hasBackend(parameters)) backend ??= await import('./preview/backend.tsx');
  },
  beforeEach: async (context) => {
    keepUsedKeys();
    const globals = context.globals as StorybookGlobals;
    showTheme(globals.theme);
    // no attribute for the default, as in the app: with one, every element is matched against rules for direction
    if (context.viewMode !== 'docs' && globals.direction === 'rtl') document.documentElement.dir = 'rtl';
    else document.documentElement.removeAttribute('dir');
    setViewer({ locale: globals.locale, timeZone: timeZones[globals.timeZone] });
    emulateMedia({
      reducedMotion: globals.motion === 'reduced',
      forcedColors: globals.contrast === 'forced',
    });
    const { timings, allowConsole = false } = context.parameters as StoryParameters;
    enterEnvironment('');
    if (!backend) setUpPage(timings);
    const tearDownBackend = await backend?.setUpBackend(context);
    startRecording(allowConsole);
    enterEnvironment(globals.environment);
    return () => {
      enterEnvironment('');
      tearDownPage();
      tearDownBackend?.();
    };
  },
  afterEach: async ({ id, parameters, globals, tags, reporting }) => {
    const played = {
      id,
      parameters: parameters as StoryParameters,
      globals: globals as StorybookGlobals,
      tags,
    };
    await checkEnvironment(played.globals.environment);
    const report = () => {
      const errors = consoleErrors();
      // In Storybook the story stays on the canvas, marked; a test run fails.
      if (errors.length)
        reporting.addReport({ type: 'console', version: 1, result: { errors }, status: 'failed' });
      return errors;
    };
    if (globalThis.afterStory) await globalThis.afterStory(played, report);
    else report();
  },
  decorators: [
    (Story, { id, parameters, globals }) => {
      const { route, app, screen, bare } = parameters as StoryParameters;
      const { persona, world, network, server, locale, timeZone, motion, environment } =
        globals as StorybookGlobals;
      // the start of the story is part of the key: another user, world or locale is another start
      const key = [id, persona, world, network, server, locale, timeZone, motion, environment].join(' ');
      return (
        <StoryProviders
          key={key}
          {...{ route, app, screen, bare }}
          ServerState={backend?.ServerState ?? Fragment}
        >
          <Story />
        </StoryProviders>
      );
    },
  ],
}) as ReturnType<typeof withParameters>;
