import { XIcon } from 'lucide-react';
import { outcomes } from '#mocks/outcomes/index.ts';
import type { Outcome } from '#mocks/outcomes/outcome.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

interface EndpointOutcomesProps {
  name: EndpointName;
  /** The story that plays the outcomes; absent for calls that no screen makes. */
  storyId?: string | undefined;
  /** Reason why no screen makes the call. */
  unseen?: string | undefined;
}

/** A call with every documented outcome, each linked to the story that plays it. */
export function EndpointOutcomes({ name, storyId, unseen }: EndpointOutcomesProps) {
  const { method, path, summary } = endpointOf(name);
  return (
    <section aria-labelledby={name} className="grid gap-2 text-sm">
      <h3 id={name} className="flex flex-wrap items-baseline gap-x-3 font-medium">
        <span className="mono wrap-anywhere">
          {method} {path}
        </span>
        <span className="text-muted">{summary}</span>
      </h3>
      {unseen && <p className="text-muted">No screen makes this call: {unseen}.</p>}
      <ul className="flex flex-wrap gap-1.5">
        {Object.entries(outcomes[name] ?? {}).map(([outcome, details]) => (
          <li key={outcome}>
            <OutcomeCell name={outcome} outcome={details} storyId={storyId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OutcomeCell({
  name,
  outcome,
  storyId,
}: {
  name: string;
  outcome: Outcome;
  storyId: string | undefined;
}) {
  const { status, network, userSees, source } = outcome;
  const classes =
    'inline-flex min-h-7 items-center gap-2 rounded-sm border border-line bg-raised px-2 text-text no-underline';
  const content = (
    <>
      <span className="mono text-muted">
        {status ?? (network === 'hang' ? '…' : <XIcon className="size-icon-xs" />)}
      </span>{' '}
      <span>{name}</span>
    </>
  );
  const title = [userSees && `“${userSees}”`, source].filter(Boolean).join(' · ');
  if (!storyId)
    return (
      <span className={classes} title={title}>
        {content}
      </span>
    );
  return (
    <a
      className={`${classes} hover:border-line-strong`}
      title={title}
      href={`./?path=/story/${storyId}&args=outcome:${name}`}
      target="_top"
    >
      {content}
    </a>
  );
}
