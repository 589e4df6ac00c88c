import { AnchorMdx, Markdown } from '@storybook/addon-docs/blocks';
import { filesByStatement } from 'virtual:workshop';
import behaviour from '../../../docs/behaviour.md?raw';
import { useIndex } from '../docs/index.ts';
import { readStatements, type Statement } from './statements.ts';

/** Shows docs/behaviour.md, each statement with the stories and tests that prove it. */
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
  const stories = useIndex().filter(({ type, tags }) => type === 'story' && tags?.includes(id));
  const tests = filesByStatement[id]?.filter((file) => !file.includes('.stories.'));
  return (
    <div id={id}>
      <Markdown>{`**${id}** ${text}`}</Markdown>
      <ul>
        {stories.map((story) => (
          <li key={story.id}>
            <AnchorMdx href={`?path=/story/${story.id}`} target="_top">
              {`${story.title.split('/').slice(-2).join(' › ')} › ${story.name}`}
            </AnchorMdx>
          </li>
        ))}
        {tests?.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
