import { outcomes } from '#mocks/outcomes/index.ts';
import type { Outcome } from '#mocks/outcomes/outcome.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { XIcon } from '#src/ui/icons.tsx';
import { storiesByEndpoint, unseenEndpoints } from './stories-by-endpoint.ts';

/** Every call with every documented outcome of it; each outcome leads to the story that shows what the user then sees. */
export function Matrix() {
  return (
    <div className="sb-unstyled grid gap-8 text-sm">
      {namedEndpoints.map(([name, { method, path, summary }]) => (
        <section key={name} aria-labelledby={name} className="grid gap-2">
          <h3 id={name} className="flex flex-wrap items-baseline gap-x-3 font-medium">
            <span className="mono">{method} {path}</span>
            <span className="text-muted">{summary}</span>
          </h3>
          {unseenEndpoints[name] && <p className="text-muted">No screen makes this call: {unseenEndpoints[name]}.</p>}
          <ul className="flex flex-wrap gap-1.5">
            {Object.entries(outcomes[name] ?? {}).map(([outcome, details]) => (
              <li key={outcome}>
                <Cell endpoint={name} name={outcome} outcome={details} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Cell({ endpoint, name, outcome }: { endpoint: string; name: string; outcome: Outcome }) {
  const { status, network, says, why } = outcome;
  const story = storiesByEndpoint[endpoint];
  const look = 'inline-flex min-h-7 items-center gap-2 rounded-sm border border-line bg-raised px-2 text-text no-underline';
  const content = (
    <>
      <span className="mono text-muted">{status ?? (network === 'hang' ? '…' : <XIcon size={14} />)}</span>
      <span>{name}</span>
    </>
  );
  const title = [says && `“${says}”`, why].filter(Boolean).join(' · ');
  if (!story) return <span className={look} title={title}>{content}</span>;
  return (
    <a className={`${look} hover:border-line-strong`} title={title} href={`./?path=/story/${story}&args=outcome:${name}`} target="_top">
      {content}
    </a>
  );
}
