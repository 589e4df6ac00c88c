import { namedEndpoints } from '#src/contract/endpoints.ts';
import { EndpointOutcomes } from './EndpointOutcomes.tsx';
import { unseenReason } from './probes/index.ts';
import { storyIds } from './story-ids.ts';

/** Every call with every documented outcome, each linked to the story that shows what the user then sees. */
export function Matrix() {
  return (
    <div className="sb-unstyled grid gap-8">
      {namedEndpoints.map(([name]) => (
        <EndpointOutcomes key={name} name={name} storyId={storyIds.get(name)} unseen={unseenReason(name)} />
      ))}
    </div>
  );
}
