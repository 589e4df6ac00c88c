import '#src/ui/base.css';
import './room.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startApp } from '../web/start.tsx';
import { base } from './base.ts';
import { DemoPanel } from './panel/DemoPanel.tsx';
import { isPanelHidden } from './panel/is-panel-hidden.ts';
import { recording } from './panel/record/recording.ts';
import { readMockState } from './mock-state.ts';
import { followMockClock } from './page-clock.ts';
import { Personas } from './Personas.tsx';
import { SampleTerms } from './SampleTerms.tsx';
import { showProblem } from './show-problem.tsx';
import { openStateLink } from './state-link.ts';

// in development (`npm start`) the mock backend is a server
const isApp = import.meta.env.DEV || (await (await import('./static-demo.ts')).startStaticDemo(base));

if (isApp) {
  const problem = await openStateLink();
  await followMockClock();
  await recording.resume();
  const { upstream } = await readMockState();
  startApp({
    basename: base,
    signInExtra: !upstream && <Personas title="Demo accounts" />,
    terms: <SampleTerms />,
  });
  if (!isPanelHidden())
    createRoot(document.getElementById('demo')!).render(
      <StrictMode>
        <DemoPanel isStatic={import.meta.env.PROD} />
      </StrictMode>,
    );
  if (problem) showProblem(problem);
}
