import React from 'react'; // Storybook builds the manager with the classic JSX runtime, which needs React in scope.
import { AddonPanel, Badge } from 'storybook/internal/components'; // the documented path for addons
import { addons, useChannel, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  PLAY_FUNCTION_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { MOCK_SWITCHED_ON } from './canvas.ts';

/** Id of the panel. */
export const MOCK_PANEL = 'workshop/mock';

/** The tab's label, with the number of things that are switched on. */
export function MockTitle() {
  const [on, setOn] = React.useState<string[]>(() => addons.getChannel().last(MOCK_SWITCHED_ON)?.[0] ?? []);
  const [isRed, setRed] = React.useState(false);
  const begin = () => setRed(false);
  useChannel({
    [MOCK_SWITCHED_ON]: setOn,
    [PLAY_FUNCTION_THREW_EXCEPTION]: () => setRed(true),
    [CURRENT_STORY_WAS_SET]: begin,
    [FORCE_REMOUNT]: begin,
  });
  return (
    <div style={{ display: 'flex', gap: 6, alignItems: 'center' }} title={on.join(', ') || undefined}>
      <span>Mock backend</span>
      {isRed && (
        <Badge status="negative" compact>
          what was answered
        </Badge>
      )}
      {on.length > 0 && (
        <Badge status="active" compact>
          {on.length}
        </Badge>
      )}
    </div>
  );
}

/** The frame of mock-panel.html, once the tab has been selected. */
export function MockPanel({ active = false }: { active?: boolean }) {
  const { base } = useTheme();
  const { selectedPanel } = useStorybookState();
  const [isLoaded, setLoaded] = React.useState(false);
  if (!isLoaded && selectedPanel === MOCK_PANEL) setLoaded(true);
  return (
    <AddonPanel active={active} hasScrollbar={false}>
      {isLoaded ? (
        <iframe
          title="Mock backend"
          src={`mock-panel.html?theme=${base}`}
          style={{ display: 'block', width: '100%', height: '100%', border: 0 }}
        />
      ) : (
        <></>
      )}
    </AddonPanel>
  );
}
