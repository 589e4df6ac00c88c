import clsx from 'clsx';
import type { PreparedStory } from 'storybook/internal/types';
import { Chip } from '#src/ui/Chip.tsx';
import { type DocumentedParameters, stateGroups, stateOf } from './groups.ts';
import { StoryLink } from './StoryLink.tsx';

type Story = Pick<PreparedStory, 'id' | 'name' | 'tags' | 'parameters' | 'storyGlobals'>;

/** Tags that Storybook and its addons add; of no interest to readers. */
const technicalTags = ['dev', 'test', 'autodocs', 'manifest', 'play-fn', 'screen', 'flow'];

const cell = 'px-3 py-2 align-top first:ps-4 last:pe-4 max-sm:block max-sm:px-4 max-sm:py-0.5';

/** All stories of a screen, grouped by tag. */
export function StateTable({ stories }: { stories: Story[] }) {
  const stateless = stories.filter((story) => !stateOf(story.tags));
  const groups = [
    { title: 'In use', stories: stateless.filter(hasPictures) },
    ...stateGroups.map(({ tag, title }) => ({
      title,
      stories: stories.filter((story) => stateOf(story.tags) === tag),
    })),
    { title: 'Journeys', stories: stateless.filter((story) => !hasPictures(story) && isFlow(story)) },
    {
      title: 'Behaviour, played without a picture',
      stories: stateless.filter((story) => !hasPictures(story) && !isFlow(story)),
    },
  ].filter((group) => group.stories.length > 0);

  return (
    <table
      className={clsx(
        'w-full border-separate border-spacing-0 overflow-hidden rounded-lg border',
        'border-line bg-raised text-start text-sm max-sm:block',
      )}
    >
      <thead className="text-muted max-sm:sr-only">
        <tr>
          {['State', 'Signed in', 'The backend', 'Tags'].map((heading) => (
            <th key={heading} scope="col" className="px-3 py-2 text-start font-medium first:ps-4">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.title} className="max-sm:block">
          <tr className="max-sm:block">
            <th
              scope="rowgroup"
              colSpan={4}
              className="border-t border-line bg-sunken px-4 py-1.5 text-start font-medium text-muted max-sm:block"
            >
              {group.title}
            </th>
          </tr>
          {group.stories.map((story) => (
            <StateRow key={story.id} story={story} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function StateRow({ story: { id, name, tags, parameters, storyGlobals } }: { story: Story }) {
  const {
    persona,
    world,
    outcomes = {},
  } = { ...(parameters as DocumentedParameters), ...(storyGlobals as DocumentedParameters) };
  return (
    <tr
      className={clsx(
        'max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2 [&>*]:border-t',
        '[&>*]:border-line max-sm:[&>*]:border-0',
      )}
    >
      <th scope="row" className={`${cell} text-start font-normal`}>
        <StoryLink to={`story/${id}`} className="text-accent-text underline underline-offset-2">
          {name}
        </StoryLink>
      </th>
      <td className={`${cell} max-sm:before:text-muted max-sm:before:content-['Signed_in:_']`}>
        {persona ? <code className="mono">{persona}</code> : <span className="text-muted">anonymous</span>}
      </td>
      <td className={`${cell} wrap-anywhere`}>
        {world && (
          <span className="block">
            world <code className="mono">{world}</code>
          </span>
        )}
        {Object.entries(outcomes).map(([endpoint, outcome]) => (
          <span key={endpoint} className="block">
            <code className="mono">{endpoint}</code> → <code className="mono">{outcome}</code>
          </span>
        ))}
      </td>
      <td className={cell}>
        <span className="flex flex-wrap gap-1">
          {tags
            .filter((tag) => !technicalTags.includes(tag))
            .map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
        </span>
      </td>
    </tr>
  );
}

const isFlow = ({ tags }: Story) => tags.includes('flow');
const hasPictures = ({ parameters }: Story) => (parameters as DocumentedParameters).pictures !== false;
