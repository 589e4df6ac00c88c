import { useState } from 'react';
import { linkTo } from '#mocks/control/state-link.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { saveFile } from '#src/app/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { base } from '../base.ts';
import { useMock } from './mock-context.ts';
import { RealServerNotice } from './RealServerNotice.tsx';
import { recording } from './record/recording.ts';
import { fileOf, startOf, storyText } from './record/story-text.ts';
import { Section } from './Section.tsx';

/** Records actions in the page and in the panel as a story (REC-1). */
export function Recording() {
  const { state, calls, address, say } = useMock();
  const [title, setTitle] = useState(recording.title);
  if (state.upstream) return <RealServerNotice />;

  function begin() {
    const { pathname, search } = new URL(address());
    const route = `/${pathname.slice(base.length)}${search}`;
    const { now, clockOffset } = state;
    const link = linkTo(address(), {
      ...state,
      seededAt: now - clockOffset,
      now: clockOffset === 0 ? undefined : now,
    });
    rename(title);
    recording.begin(startOf(state, route, innerWidth), link);
  }
  function stop() {
    recording.stop(writesOf(calls));
    say('The story is written');
  }
  function rename(to: string) {
    setTitle(to);
    recording.rename(to);
  }
  const finished = recording.finished();
  const isNamed = !fileOf(title).startsWith('.');
  const text = finished && isNamed && storyText(title.trim(), ...finished);
  return (
    <Section title="A story of what you do">
      <p className="text-xs text-muted">
        Starts from the world’s seed, with this persona, clock and switches. Passwords are never written.
      </p>
      <TextField
        label="Name of the story"
        className="max-w-80"
        value={title}
        maxLength={60} // file systems end names at 255 bytes
        onChange={(event) => rename(event.target.value)}
        error={isNamed ? undefined : 'A story needs a name with letters or digits'}
      />
      <div className="flex flex-wrap gap-1.5">
        {recording.isRunning() ? (
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button size="sm" disabled={!isNamed} onClick={begin}>
            Record from here
          </Button>
        )}
        {text && (
          <Button size="sm" onClick={() => saveFile(new Blob([text]), fileOf(title))}>
            Save {fileOf(title)}
          </Button>
        )}
      </div>
      {text && <CodeBlock text={text} label="story" />}
    </Section>
  );
}

/** Returns the calls that change something, in the order in which they were made; that a session goes on is no step. */
const writesOf = (calls: readonly LoggedCall[]) => [
  ...new Set(
    calls
      .filter(({ call, method }) => call && call !== 'auth.refresh' && method !== 'GET')
      .map(({ method, path }) => `${method} ${path.slice(path.indexOf('/api/')).replace(/\?.*/, '')}`)
      .reverse(),
  ),
];
