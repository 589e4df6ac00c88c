import { outcomeNames } from '#mocks/outcomes/index.ts';
import { alike } from '#mocks/outcomes/failures.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** Calls that no screen makes, with the reason; their outcomes have no story. */
const notPlayed = {
  'keys.unused': 'the requirements name it only',
  'adminAuth.signIn': 'the requirements name it only; administrators sign in as everybody does',
} satisfies { [Name in EndpointName]?: string };

/** Calls whose outcomes a story plays. */
export type PlayedEndpointName = Exclude<EndpointName, keyof typeof notPlayed>;

/** Returns the reason why no screen makes a call; undefined for the others. */
export const reasonNotPlayed = (name: EndpointName): string | undefined =>
  Object.hasOwn(notPlayed, name) ? notPlayed[name as keyof typeof notPlayed] : undefined;

/**
 * One call of each kind: reads with an error as toast, in place of data and of rows; writes on a page, in a form and
 * in a question. Besides a file each way and a sign-in.
 */
const examples: EndpointName[] = [
  'client.status',
  'subscriptions.mine',
  'keys.list',
  'subscriptions.redeem',
  'keys.update',
  'keys.remove',
  'client.download',
  'adminClient.upload',
  'auth.signIn',
];

/** Returns the outcomes that the story of a call plays in turn: those that all calls have alike at the examples alone. */
export const playedOutcomes = <Name extends EndpointName>(call: Name) =>
  outcomeNames(call).filter((name) => examples.includes(call) || !alike.includes(name));

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

/**
 * Returns the address of the story of a call with an outcome or fault, of which it takes only letters, digits, blanks
 * and - _.
 */
export const storyAddress = (call: EndpointName, kind: 'outcome' | 'fault', name: string): string =>
  `./?path=/${outcomeStories[call]}&args=${kind}:${name.replaceAll(' ', '+')}`;
