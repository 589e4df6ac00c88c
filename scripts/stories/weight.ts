import type { Story } from './story-index.ts';

/**
 * How long a story takes beside others, in thirds of a second: a whole page is drawn at four sizes, and the story of a
 * call plays a dozen outcomes, each in its screen.
 */
export function weightOf({ title }: Pick<Story, 'title'>): number {
  if (title.startsWith('Kit/')) return 1;
  if (title.startsWith('Outcomes/')) return title.endsWith('lists') ? 15 : 8;
  return 3;
}

/** The first stories that together weigh no more than `most`. */
export function withinWeight(stories: Story[], most: number): Story[] {
  let weight = 0;
  return stories.filter((story) => (weight += weightOf(story)) <= most);
}
