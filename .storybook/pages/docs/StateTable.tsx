import { AnchorMdx, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { Headings } from './parts.tsx';
import type { WorldParameters } from '../../preview/world.ts';

type Story = ReturnType<DocsContextProps['componentStories']>[number];

/** Tags that Storybook and its addons add. */
const technical = ['dev', 'test', 'autodocs', 'manifest', 'play-fn'];

/** All stories of a screen: who is signed in, what the mock backend does, and their tags. */
export const StateTable = ({ stories }: { stories: Story[] }) => (
  <table>
    <Headings of={['State', 'Signed in', 'The backend', 'Tags']} />
    <tbody>
      {stories.map(({ id, name, tags, parameters, storyGlobals }) => {
        const { persona, world, outcomes = {} } = { ...parameters, ...storyGlobals } as WorldParameters;
        const calls = Object.entries(outcomes).map(([endpoint, outcome]) => `${endpoint} → ${outcome}`);
        return (
          <tr key={id}>
            <th scope="row">
              <AnchorMdx href={`?path=/story/${id}`} target="_top">
                {name}
              </AnchorMdx>
            </th>
            <td>{persona || 'nobody'}</td>
            <td>{[...(world ? [`world ${world}`] : []), ...calls].join(', ')}</td>
            <td>{tags.filter((tag) => !technical.includes(tag)).join(', ')}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
