import { useSession } from '#src/session/use-session.ts';
import { pagePlace, pageSource } from './page-place.ts';
import { Panel } from './Panel.tsx';

/** The panel below the demo's page. */
export function DemoPanel({ isStatic }: { isStatic: boolean }) {
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : undefined;
  return <Panel source={pageSource} place={{ ...pagePlace(isStatic), username }} />;
}
