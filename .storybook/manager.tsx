import { addons, types } from 'storybook/manager-api';
import type { ThemeVars } from 'storybook/theming';
import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_PREPARED,
} from 'storybook/internal/core-events';
import { hasBackend } from './mock-panel/canvas.ts';
import { MOCK_PANEL, MockPanel, MockTitle } from './mock-panel/MockPanel.tsx';

const CONTROLS = 'addon-controls';

declare const storybookThemes: Record<'light' | 'dark', ThemeVars>; // main.ts

/** Shows the manager in the toolbar's theme, at first in the address's, else the system's. */
function showTheme(theme: 'light' | 'dark') {
  addons.setConfig({ theme: storybookThemes[theme], sidebar: { collapsedRoots: ['kit'] } });
}
const chosen = /theme:(dark|light)/.exec(location.search)?.[1] as 'dark' | 'light' | undefined;
showTheme(chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));

// a state link without a story opens the whole app
const query = new URLSearchParams(location.search);
if (query.has('state') && !query.has('path'))
  location.replace(`?path=/story/flows-whole-app--any-state&${query}`);

addons.register('workshop', (api) => {
  addons.add(MOCK_PANEL, {
    type: types.PANEL,
    title: MockTitle,
    render: MockPanel,
    disabled: (parameters) => !hasBackend(parameters),
  });

  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: { theme: 'light' | 'dark' } }) => showTheme(globals.theme));

  // a story opens on its own tab, unless another was chosen
  api.on(STORY_PREPARED, ({ id, argTypes }: { id: string; argTypes: object }) => {
    if (![CONTROLS, MOCK_PANEL].includes(api.getSelectedPanel())) return;
    const hasControls = Object.keys(argTypes).length > 0 && id.startsWith('kit-');
    api.setSelectedPanel(hasControls ? CONTROLS : MOCK_PANEL);
  });

  // a state link is for the story that it names
  let linked: string | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    linked ??= storyId;
    if (storyId !== linked && api.getQueryParam('state'))
      api.applyQueryParams({ state: null as unknown as undefined }, { replace: true });
  });
});
