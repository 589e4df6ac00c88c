import { useState, useSyncExternalStore } from 'react';
import { Calls } from '#apps/demo/panel/Calls.tsx';
import { Clock } from '#apps/demo/panel/Clock.tsx';
import { StateLink } from '#apps/demo/panel/StateLink.tsx';
import { Log } from '#apps/demo/panel/Log.tsx';
import { MOCK_SERVER, MockContext, type Place } from '#apps/demo/panel/mock-context.ts';
import { Parts } from '#apps/demo/panel/Parts.tsx';
import { useMockOf } from '#apps/demo/panel/use-mock-state.ts';
import { useFocusRestoration } from '#src/app/use-focus-restoration.ts';
import { reasonNotPlayed, storyAddress } from '../pages/matrix/outcome-stories.ts';
import { findBackend, onBackendLoaded, type StoryBackend } from './canvas.ts';

/** The demo's panel for the open story, on a page of its own in a frame of Storybook. */
export function StoryPanel() {
  useFocusRestoration(false);
  const backend = useSyncExternalStore(onBackendLoaded, findBackend);
  return backend && <Panel backend={backend} />;
}

const place: Place = {
  name: 'story',
  isStatic: true,
  username: undefined,
  hasMade: () => true, // the log begins with the story
  origin: MOCK_SERVER,
  now: ({ now }) => now, // it stands still
  usualTime: { label: 'Time of Storybook', text: 'the time of Storybook, which stands still' },
  address: () => parent.location.href,
  storyOf: (call, outcome) => (reasonNotPlayed(call) ? undefined : storyAddress(call, 'outcome', outcome)),
};

const parts = { Calls: <Calls />, Clock: <Clock />, Log: <Log />, State: <StateLink /> };

function Panel({ backend }: { backend: StoryBackend }) {
  const [message, setMessage] = useState('');
  const mock = useMockOf(backend, place, setMessage);
  const failure = useSyncExternalStore(backend.failure.subscribe, backend.failure.get);
  if (!mock) return null;
  return (
    <MockContext value={{ ...mock, failure }}>
      <Parts
        key={failure}
        {...(failure && { first: 'Log' })}
        id="mock-panel"
        label="Parts of the mock backend"
        parts={parts}
        message={message}
        className="h-dvh bg-float text-sm text-text"
      />
    </MockContext>
  );
}
