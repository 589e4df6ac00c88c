import type { EndpointName } from '#src/contract/endpoints.ts';

/** Calls that no screen makes, with the reason; nobody sees their outcomes. */
const notPlayed = {
  'keys.unused': 'the requirements name it only',
  'adminAuth.signIn': 'the requirements name it only; administrators sign in as everybody does',
} satisfies { [Name in EndpointName]?: string };

/** Calls whose outcomes a story plays. */
export type PlayedEndpointName = Exclude<EndpointName, keyof typeof notPlayed>;

/** Reason why no screen makes a call; undefined for the others. */
export const reasonNotPlayed = (name: EndpointName): string | undefined =>
  Object.hasOwn(notPlayed, name) ? notPlayed[name as keyof typeof notPlayed] : undefined;

const sources = import.meta.glob<string>('/stories/outcomes/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])|\W+/g, '-').toLowerCase();

/** The path of the story that plays the outcomes of each call, from the sources of the stories. */
export const outcomeStories: Partial<Record<EndpointName, string>> = Object.fromEntries(
  Object.values(sources).flatMap((source) => {
    const title = /title: '(.+?)'/.exec(source)![1]!;
    const stories = source.matchAll(/export const (\w+) = meta\.story\([{\s.]*outcomesOf\(\s*'([\w.]+)'/g);
    return [...stories].map(([, name, call]) => [call, `story/${kebab(title)}--${kebab(name!)}`]);
  }),
);
