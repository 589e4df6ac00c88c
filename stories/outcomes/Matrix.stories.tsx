import { expect } from 'storybook/test';
import { outcomeNames } from '#mocks/outcomes/index.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import preview from '#storybook/preview.tsx';
import { Matrix } from './Matrix.tsx';
import { unseenReason } from './probes/index.ts';
import { storyIds } from './story-ids.ts';

const meta = preview.meta({ title: 'Outcomes/Matrix', component: Matrix, parameters: { pictures: false } });

/** Each outcome links to a story, except for the calls that no screen makes. */
export const EveryCall = meta.story({
  name: 'Every call',
  play: async ({ canvas }) => {
    const seen = namedEndpoints.map(([name]) => name).filter((name) => !unseenReason(name));
    await expect([...storyIds.keys()].toSorted()).toEqual(seen.toSorted());
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    const expected = seen.flatMap((name) =>
      outcomeNames(name).map((outcome) => `./?path=/story/${storyIds.get(name)}&args=outcome:${outcome}`),
    );
    await expect(links.toSorted()).toEqual(expected.toSorted());
  },
});
