import { isStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** The parts of a story that are read here. */
interface OutcomeStory {
  input: { parameters: { endpoint: EndpointName } };
  meta: { input: { title: string } };
}

const modules = import.meta.glob<Record<string, unknown>>(['./*.stories.tsx', '!./Matrix.stories.tsx'], {
  eager: true,
});

/** Storybook adds exports of its own to these modules. */
const storiesOf = (module: Record<string, unknown>) =>
  Object.entries(module).filter(([, value]) => isStory(value)) as unknown as [string, OutcomeStory][];

/** Endpoint → id of the story that plays its outcomes. */
export const storyIds: ReadonlyMap<EndpointName, string> = new Map(
  Object.values(modules).flatMap((module) =>
    storiesOf(module).map(([exportName, { input, meta }]): [EndpointName, string] => [
      input.parameters.endpoint,
      toId(meta.input.title, storyNameFromExport(exportName)),
    ]),
  ),
);
