import { Markdown } from '@storybook/addon-docs/blocks';
import { filesByStatement } from 'virtual:workshop';
import behaviour from '../../../docs/behaviour.md?raw';
import { useIndex } from '../docs/index.ts';
import { readStatements } from './statements.ts';

/** Shows docs/behaviour.md, each statement with the stories and tests that prove it. */
export function BehaviourPage() {
  const stories = useIndex().filter(({ type }) => type === 'story');
  const proofsOf = (statement: string) => [
    ...stories
      .filter(({ tags }) => tags?.includes(statement))
      .map(
        ({ id, title, name }) => `[${title.split('/').slice(-2).join(' › ')} › ${name}](?path=/story/${id})`,
      ),
    ...(filesByStatement[statement] ?? [])
      .filter((file) => !file.includes('.stories.'))
      .map((file) => `\`${file}\``),
  ];
  return readStatements(behaviour).map(({ title, statements }) => (
    <section key={title}>
      <Markdown>{`## ${title}`}</Markdown>
      {statements.map(({ id, text }) => (
        <div key={id} id={id}>
          <Markdown>{`**${id}** ${text}\n\n${proofsOf(id).join(' · ')}`}</Markdown>
        </div>
      ))}
    </section>
  ));
}
