import { CopyIcon } from 'lucide-react';
import { toCurl } from '#mocks/log/to-curl.ts';
import type { LoggedExchange, Message } from '#mocks/log/entry.ts';
import { copyText } from '#src/app/clipboard.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { answerLike } from './answer-like.ts';
import { formatTime } from './format-time.ts';
import { useAnswer, useMock } from './mock-context.ts';
import { Section } from './Section.tsx';

interface LogDetailsProps {
  id: string;
  /** The details are read again when the call is answered. */
  isAnswered: boolean;
}

/** Headers and bodies of a call, with actions on it. */
export function LogDetails({ id, isAnswered }: LogDetailsProps) {
  const exchange = useAnswer<LoggedExchange>(`/mock/requests/${id}`, isAnswered);
  return (
    <div id={`call-${id}`} className="grid gap-3 border-t border-line bg-surface px-3 py-3">
      {typeof exchange === 'object' ? <Details exchange={exchange} /> : <p>{exchange ?? 'Loading…'}</p>}
    </div>
  );
}

function Details({ exchange }: { exchange: LoggedExchange }) {
  const { change, say, origin } = useMock();
  const { time, method, path, who, from, reason, deviations, request, response } = exchange;
  const like = answerLike(exchange);
  const copy = async () =>
    say(
      (await copyText(toCurl(exchange, origin)))
        ? 'The command was copied'
        : 'Not copied: the browser blocked it',
    );
  return (
    <>
      <p className="wrap-anywhere">
        <span className="mono">
          {method} {path}
        </span>
        <br />
        <span className="text-muted">
          {formatTime(time)}, {who}, from <span className="mono">{from}</span>
        </span>
      </p>
      {reason && <p className="wrap-anywhere">{reason}</p>}
      {deviations && (
        <ul aria-label="Off the contract" className="list-disc ps-4 text-danger">
          {deviations.map((deviation) => (
            <li key={deviation} className="wrap-anywhere">
              {deviation}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" icon={<CopyIcon className="size-icon-xs" />} onClick={() => void copy()}>
          Copy as curl
        </Button>
        <Button
          size="sm"
          disabled={!like}
          title={like ? undefined : 'No documented outcome matches this answer'}
          onClick={() => {
            change({ on: like!.on });
            say(like!.text);
          }}
        >
          Answer the next like this
        </Button>
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        <MessageView title="Request" message={request} />
        {response && <MessageView title="Response" message={response} />}
      </div>
    </>
  );
}

function MessageView({ title, message: { headers, body } }: { title: string; message: Message }) {
  return (
    <Section title={title}>
      <dl className="mono grid gap-x-3 text-xs sm:grid-cols-[max-content_minmax(0,1fr)]">
        {headers.map(([name, value], at) => (
          <div key={at} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere max-sm:mb-1">{value}</dd>
          </div>
        ))}
      </dl>
      {body ? (
        <CodeBlock text={readable(body)} label={`body of the ${title.toLowerCase()}`} />
      ) : (
        <p className="text-xs text-muted">No body</p>
      )}
    </Section>
  );
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}
