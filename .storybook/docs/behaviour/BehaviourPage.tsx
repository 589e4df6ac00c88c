import { Markdown } from '@storybook/addon-docs/blocks';
import behaviour from '../../../docs/behaviour.md?raw';
import { type Place, StoryLink } from '../StoryLink.tsx';
import { useIndex } from '../use-index.ts';
import { proofs } from './proofs.ts';
import { readStatements, type Statement } from './statements.ts';

/** Shows docs/behaviour.md with links from each statement to its stories. */
export function BehaviourPage() {
  return readStatements(behaviour).map(({ title, statements }) => (
    <section key={title}>
      <h2>{title}</h2>
      {statements.map((statement) => (
        <StatementOf key={statement.id} {...statement} />
      ))}
    </section>
  ));
}

function StatementOf({ id, text }: Statement) {
  return (
    <div
      id={id}
      style={{ display: 'grid', gridTemplateColumns: '4.5rem 1fr', gap: '0 0.75rem', marginBlock: '0.75rem' }}
    >
      <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{id}</strong>
      <div>
        <Markdown>{text}</Markdown>
        <p style={{ marginBlock: '0.25rem', fontSize: '0.875em' }}>
          {(proofs[id] ?? []).map((proof, at) => (
            <span key={proof}>
              {at > 0 && ' · '}
              {proof.startsWith('story/') ? <Seen place={proof as Place} /> : <code>{proof}</code>}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

/** A link named after its story, such as 'Keys › Empty'. */
function Seen({ place }: { place: Place }) {
  const entry = useIndex().find(({ id }) => place === `story/${id}`);
  return (
    <StoryLink to={place}>
      {entry ? `${entry.title.split('/').slice(-2).join(' › ')} › ${entry.name}` : place}
    </StoryLink>
  );
}
