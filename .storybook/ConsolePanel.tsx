import React from 'react'; // Storybook builds the manager with the classic JSX runtime, which needs React in scope.
import { AddonPanel, Badge, EmptyTabContent } from 'storybook/internal/components';
import { useAddonState, useChannel } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { CONSOLE_ERRORS, type ConsoleError, type ConsoleErrors, STORY_CHANGED } from './events.ts';

/** Id of the panel, and key of the state that its tab and its content share. */
export const CONSOLE_PANEL = 'workshop/console';

/** The tab's label, with the number of errors. */
export function ConsoleTitle() {
  const [errors] = useAddonState<ConsoleError[]>(CONSOLE_PANEL, []);
  return (
    <div style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
      <span>Console</span>
      {errors.length > 0 && (
        <Badge status="negative" compact>
          {errors.length}
        </Badge>
      )}
    </div>
  );
}

const List = styled.ol(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '10px 15px', borderBottom: `1px solid ${theme.appBorderColor}` },
  '& pre': {
    margin: '4px 0 0',
    fontFamily: theme.typography.fonts.mono,
    fontSize: theme.typography.size.s1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
}));

/** Console errors and unmocked requests of the story on the canvas. They fail a test run. */
export function ConsolePanel({ active }: { active?: boolean }) {
  const [errors, setErrors] = useAddonState<ConsoleError[]>(CONSOLE_PANEL, []);
  const [hasPlayed, setHasPlayed] = React.useState(false);
  useChannel({
    [STORY_CHANGED]: () => {
      setErrors([]);
      setHasPlayed(false);
    },
    [CONSOLE_ERRORS]: ({ errors: found }: ConsoleErrors) => {
      setErrors(found);
      setHasPlayed(true);
    },
  });
  return (
    <AddonPanel active={active ?? false}>
      {errors.length > 0 ? (
        <List>
          {errors.map(({ kind, text }, at) => (
            <li key={at}>
              <strong>{kind}</strong>
              <pre>{text}</pre>
            </li>
          ))}
        </List>
      ) : (
        <EmptyTabContent
          title={hasPlayed ? 'No errors' : 'The story is still playing'}
          description={
            'Errors in the console and requests that the mock backend does not know are listed here. A ' +
            'test run fails on them.'
          }
        />
      )}
    </AddonPanel>
  );
}
