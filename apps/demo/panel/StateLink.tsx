import { linkTo } from '#mocks/control/state-link.ts';
import type { State } from '#mocks/control/state.ts';
import { copyText } from '#src/app/clipboard.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMock } from './mock-context.ts';
import { Section } from './Section.tsx';

/** Hands the state over as a link. */
export function StateLink() {
  const { state, name, address, request, say } = useMock();
  async function copy() {
    const link = request<State>('/mock/state').then((state) => linkTo(address(), state));
    const isCopied = await copyText(link);
    try {
      await link;
      say(isCopied ? 'The link was copied' : 'Not copied: the browser blocked it');
    } catch (error) {
      say((error as Error).message);
    }
  }
  return (
    <Section title="Link">
      <p className="text-xs text-muted">
        {state.upstream
          ? `Restores what is switched on and the ${name}; all else is the real server's.`
          : `Restores persona, world, switches, clock and ${name}, but no changed rows.`}
      </p>
      <Button size="sm" className="justify-self-start" onClick={() => void copy()}>
        Copy link
      </Button>
    </Section>
  );
}
