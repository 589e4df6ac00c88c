import type { State } from '#mocks/control/state.ts';
import { loadPage } from '#src/app/leave-page.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/Select.tsx';
import { resetMock } from '../mock-state.ts';
import { Personas } from '../Personas.tsx';
import { useMock } from './mock-context.ts';
import { RealServerNotice } from './RealServerNotice.tsx';
import { Section } from './Section.tsx';

/** Signed-in persona and current world. */
export function World() {
  const { isStatic, state } = useMock();
  return (
    <>
      {isStatic && (
        <p className="mb-3 text-xs text-muted">
          The backend runs in this browser and keeps its state here. Upload progress is simulated; HttpOnly
          cookies do not exist.
        </p>
      )}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {state.upstream ? (
          <Section title="Persona, session and world">
            <RealServerNotice />
          </Section>
        ) : (
          <>
            <Section title="Persona">
              <Personas title="Sign in as" isCompact />
            </Section>
            <SessionSection />
            <WorldSection />
          </>
        )}
        <AnswersSection />
      </div>
    </>
  );
}

function SessionSection() {
  const { state, username, send, say } = useMock();
  return (
    <Section title={username ? `Session of ${username}` : 'Session'}>
      {username ? (
        <ul className="grid gap-1.5">
          {state.sessionCommands.map(({ name, label, about }) => (
            <li key={name}>
              <Button
                size="sm"
                title={about}
                className="w-full"
                onClick={() =>
                  void send('/mock/session', { command: name, username }).then(() => say(`${label}: done`))
                }
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-xs text-muted">Nobody is signed in here: no session to end.</p>
      )}
    </Section>
  );
}

function WorldSection() {
  const { state, send, say } = useMock();
  /** Starts over and reloads the page, as rows and sessions change. */
  const startOver = (begun: Promise<unknown>) =>
    void begun.then(
      () => loadPage(),
      (error: Error) => say(error.message),
    );
  return (
    <Section title="World">
      <Select
        label="Start over from"
        value={state.world}
        options={state.worlds.map(({ name }) => ({ value: name, label: name }))}
        helper={state.worlds.find(({ name }) => name === state.world)?.about}
        onChange={(world) => startOver(send('/mock/state', { world }, 'PUT'))}
      />
      <Button size="sm" onClick={() => startOver(resetMock())}>
        Reset to the seed
      </Button>
    </Section>
  );
}

const latencies = {
  'at once': { min: 0, max: 0 },
  'like a good line': { min: 80, max: 250 },
  slowly: { min: 800, max: 2000 },
};

function AnswersSection() {
  const { state, change } = useMock();
  return (
    <Section title="Answers">
      <Select
        label="Answers come"
        {...latencyChoice(state.latency)}
        onChange={(key) => change({ latency: latencies[key as keyof typeof latencies] })}
      />
      {!state.upstream && (
        <Select
          label="Answers have the forms of"
          value={state.server}
          options={[
            { value: 'usual', label: 'this server' },
            { value: 'another', label: 'another server' },
          ]}
          onChange={(server) => change({ server })}
        />
      )}
      <Select
        label="Bot-check, from the next page load"
        value={state.botCheck}
        options={(['works', 'does not load'] as const).map((value) => ({ value, label: value }))}
        onChange={(botCheck) => change({ botCheck })}
      />
    </Section>
  );
}

/** Returns the latency and those to choose from; one that a command has set is a choice of its own. */
function latencyChoice({ min, max }: State['latency']) {
  const known = Object.entries(latencies).find(([, one]) => one.min === min && one.max === max)?.[0];
  const names = [...(known ? [] : [`in ${min} to ${max} ms`]), ...Object.keys(latencies)];
  return { value: known ?? names[0]!, options: names.map((name) => ({ value: name, label: name })) };
}
