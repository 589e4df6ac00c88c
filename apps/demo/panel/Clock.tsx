import { dateRanges } from '#src/app/extend-date.ts';
import { useEffect, useState } from 'react';
import { offsetText } from '#mocks/control/switched-on.ts';
import { DAY, HOUR } from '#mocks/db/time.ts';
import { formatToTheSecond, toLocalInput, fromLocalInput } from '#src/app/format-date.ts';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useAnswer, useMock } from './mock-context.ts';
import { RealServerNotice } from './RealServerNotice.tsx';
import { Section } from './Section.tsx';

const steps = { '+1 hour': HOUR, '+1 day': DAY, '+30 days': 30 * DAY };

/** The shared clock of mock backend and page. */
export function Clock() {
  const { state, name, usualTime, send, say } = useMock();
  if (state.upstream) return <RealServerNotice />;
  const set = (change: object) =>
    void send('/mock/clock', change).catch((error: Error) => say(error.message));
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      <Section title={`Time of the mock backend and of this ${name}`}>
        <p className="mono text-base">
          <Now />
        </p>
        <p className="text-xs text-muted">
          {state.clockOffset === 0
            ? `This is ${usualTime.text}.`
            : `${offsetText(state.clockOffset)} from ${usualTime.text}. Timers run as usual.`}
        </p>
        <div className="flex flex-wrap gap-1.5">
          {Object.entries(steps).map(([label, advance]) => (
            <Button key={label} size="sm" onClick={() => set({ advance })}>
              {label}
            </Button>
          ))}
          <Button size="sm" disabled={state.clockOffset === 0} onClick={() => set({ real: true })}>
            {usualTime.label}
          </Button>
        </div>
      </Section>
      <Instant onSet={(to) => set({ to })} />
      <Subscriptions onSet={set} />
    </div>
  );
}

function Now() {
  const { state, now: timeOf } = useMock();
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const now = new Date(timeOf(state));
  return <time dateTime={now.toISOString()}>{formatToTheSecond(now)}</time>;
}

function Instant({ onSet }: { onSet(iso: string): void }) {
  const { state, now } = useMock();
  const [text, setText] = useState(() => toLocalInput(new Date(now(state))));
  const instant = fromLocalInput(text);
  return (
    <Section title="Date and time">
      <Form
        className="flex flex-wrap items-end gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          if (instant) onSet(instant.toISOString());
        }}
      >
        <TextField
          label="Date and time, where you are"
          className="min-w-0 flex-1"
          type="datetime-local"
          {...dateRanges['datetime-local']}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button size="sm" type="submit" disabled={!instant}>
          Set
        </Button>
      </Form>
    </Section>
  );
}

interface Subscription {
  id: number;
  product: string;
  end: string;
  status: string;
}

function Subscriptions({ onSet }: { onSet(change: object): void }) {
  const answer = useAnswer<{ subscriptions: Subscription[] }>('/mock/subscriptions', useMock().state);
  const subscriptions = typeof answer === 'object' ? answer.subscriptions : [];
  return (
    <Section title="End of a subscription">
      {subscriptions.length === 0 && (
        <p className="text-xs text-muted">The signed-in user has no subscription.</p>
      )}
      <ul className="grid gap-2">
        {subscriptions.map(({ id, product, end, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-1.5">
            <span className="min-w-0 flex-1 basis-40">
              {product} <span className="text-xs text-muted">#{id}</span>
              <br />
              <span className="text-xs text-muted">
                {status === 'EXPIRED' ? 'ended' : 'ends'} {formatToTheSecond(end)}
              </span>
            </span>
            <Button size="sm" onClick={() => onSet({ beforeEndOf: id })}>
              30 s before <span className="sr-only">the end of {product}</span>
            </Button>
            <Button size="sm" onClick={() => onSet({ afterEndOf: id })}>
              30 s after <span className="sr-only">the end of {product}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
