import '#src/ui/base.css';
import '#src/ui/screens.css';
import './room.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from '../web/start.tsx';
import { base } from './base.ts';
import { DemoPanel } from './panel/DemoPanel.tsx';
import { isPanelHidden } from './panel/is-panel-hidden.ts';
import { followMockClock } from './page-clock.ts';
import { Personas } from './Personas.tsx';
import { SampleTerms } from './SampleTerms.tsx';
import { showProblem } from './show-problem.tsx';
import { FollowOtherSide } from './split/FollowOtherSide.tsx';
import { joinSplitPage } from './split/frame.ts';
import { takeIdentity } from './split/own-identity.ts';
import { identityOfFrame, SPLIT_PATH } from './split/sides.ts';
import { openStateLink } from './state-link.ts';

const identity = identityOfFrame();
if (identity) takeIdentity(identity, import.meta.env.DEV);

// in development (`npm start`) the mock backend is a server
const isApp = import.meta.env.DEV || (await (await import('./static-demo.ts')).startStaticDemo(base));
const isSplit = !identity && location.pathname.replace(/\/$/, '') === base + SPLIT_PATH;

if (isApp && isSplit) await (await import('./split/start-split.tsx')).startSplit();
else if (isApp) {
  const problem = await openStateLink();
  await followMockClock();
  if (identity) await joinSplitPage();
  startApp({
    basename: base,
    signInExtra: <Personas title="Demo accounts" />,
    dataExtra: identity && <FollowOtherSide />,
    terms: <SampleTerms />,
  });
  if (!identity && !isPanelHidden())
    createRoot(document.getElementById('demo')!).render(
      <StrictMode>
        <DemoPanel isStatic={import.meta.env.PROD} />
      </StrictMode>,
    );
  if (problem) showProblem(problem);
}
