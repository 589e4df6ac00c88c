import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** What is read of a story here. */
interface OutcomeStory {
  input: { parameters: { endpoint: EndpointName } };
  meta: { input: { title: string } };
}

const modules = import.meta.glob<Record<string, OutcomeStory>>(['./*.stories.tsx', '!./Matrix.stories.tsx'], { eager: true });

/** The story that plays the outcomes of each endpoint. */
export const storyIds: ReadonlyMap<EndpointName, string> = new Map(
  Object.values(modules).flatMap((stories) =>
    // Storybook adds an export __namedExportsOrder to each file
    Object.entries(stories).filter(([name]) => !name.startsWith('__')).map(([exportName, { input, meta }]): [EndpointName, string] => [
      input.parameters.endpoint,
      toId(meta.input.title, storyNameFromExport(exportName)),
    ]),
  ),
);

/** Calls that no screen makes, and why: their outcomes can be seen by nobody. */
export const unseenEndpoints: { [Name in EndpointName]?: string } = {
  'keys.unused': 'the requirements name it only',
  'adminAuth.signIn': 'the requirements name it only; administrators sign in as everybody does',
};
