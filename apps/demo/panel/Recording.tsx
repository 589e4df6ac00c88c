import { useState } from 'react';
import { linkTo } from '#mocks/control/state-link.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { saveFile } from '#src/app/save-file.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { base } from '../base.ts';
import { useMock } from './mock-context.ts';
import { OfRealServer } from './OfRealServer.tsx';
import { recording } from './record/recording.ts';
import { startOf, storyText } from './record/story-text.ts';
import { Section } from './Section.tsx';

/** Makes a story of what is done in the page and in the panel (REC-1). */
export function Recording() {
  const { state, calls, address, say } = useMock();
  const [name, setName] = useState('Recorded journey');
  /** All of the story but its name, which can still be changed. */
  const [recorded, setRecorded] = useState<[start: string[], lines: string[], calls: string[]]>();
  if (state.upstream) return <OfRealServer />;

  function begin() {
    const { pathname, search } = new URL(address());
    const route = `/${pathname.slice(base.length)}${search}`;
    const { now, clockOffset } = state;
    const link = linkTo(address(), {
      ...state,
      seededAt: now - clockOffset,
      now: clockOffset === 0 ? undefined : now,
    });
    recording.begin(startOf(state, route, innerWidth < 640), link);
  }
  function stop() {
    const { start, lines } = recording.stop();
    setRecorded([start, lines, writesOf(calls)]);
    say('The story is written');
  }
  const title = name.trim() || 'Recorded journey';
  const text = recorded && storyText(title, ...recorded);
  const file = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.stories.tsx`;
  return (
    <Section title="A story of what you do">
      <p className="text-xs text-muted">
        Begins from the seed of the world, with the persona, the clock and what is switched on. Passwords are
        not written.
      </p>
      <div className="flex flex-wrap items-end gap-1.5">
        <label className="grid gap-1 text-xs text-muted">
          Name of the story
          <input
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="h-9 rounded-sm border border-line-strong bg-raised px-2 text-sm text-text pointer-coarse:h-11"
          />
        </label>
        {recording.isRunning() ? (
          <Button size="sm" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button size="sm" onClick={begin}>
            Record from here
          </Button>
        )}
        {text && (
          <Button size="sm" onClick={() => saveFile(new Blob([text]), file)}>
            Save {file}
          </Button>
        )}
      </div>
      {text && <CodeBlock text={text} label="story" />}
    </Section>
  );
}

/** The calls that change something, in the order in which they were made; that a session goes on is no step. */
const writesOf = (calls: readonly LoggedCall[]) => [
  ...new Set(
    calls
      .filter(({ call, method }) => call && call !== 'auth.refresh' && method !== 'GET')
      .map(({ method, path }) => `${method} ${path.slice(path.indexOf('/api/')).replace(/\?.*/, '')}`)
      .toReversed(),
  ),
];
