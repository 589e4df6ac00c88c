import type { Story } from './story-index.ts';

/**
 * How long a story takes beside others: a whole page is drawn at four sizes, and the story of a call plays a
 * dozen outcomes.
 */
export const weightOf = ({ title }: Pick<Story, 'title'>) =>
  title.startsWith('Outcomes/') ? 12 : title.startsWith('Kit/') ? 1 : 2;

/** The first stories that together weigh no more than `most`. */
export function withinWeight(stories: Story[], most: number): Story[] {
  let weight = 0;
  return stories.filter((story) => (weight += weightOf(story)) <= most);
}
