import { addons, types } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from './preview/events.ts';
import { MOCK_PANEL, MockPanel, MockTitle } from './mock-panel/MockPanel.tsx';

// a state link without a story opens the whole app
const query = new URLSearchParams(location.search);
if (query.has('state') && !query.has('path'))
  location.replace(`?path=/story/flows-whole-app--any-state&${query}`);

addons.register('workshop', (api) => {
  addons.add(MOCK_PANEL, { type: types.PANEL, title: MockTitle, render: MockPanel });

  // a state link is for the story that it names
  let linked: string | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    linked ??= storyId;
    if (storyId !== linked && api.getQueryParam('state'))
      api.applyQueryParams({ state: null as unknown as undefined }, { replace: true });
  });
});
