import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { base } from '../base.ts';
import { requestMock } from '../mock-state.ts';
import { followMockClock } from '../page-clock.ts';
import { isPanelHidden } from '../panel/is-panel-hidden.ts';
import { showProblem } from '../show-problem.tsx';
import { openStateLink } from '../state-link.ts';
import { keepProgress } from '../tour/use-tour.ts';
import { readSides, searchOf } from './address.ts';
import { exposeSplitPage } from './frames.ts';
import { takeIdentity } from './own-identity.ts';
import { SHELL, SPLIT_PATH } from './sides.ts';
import { SplitPage } from './SplitPage.tsx';

/** Mounts the split page. */
export async function startSplit(): Promise<void> {
  takeIdentity(SHELL, import.meta.env.DEV);
  document.title = 'Customer and administrator at once (demo)';
  const isTourAsked = new URLSearchParams(location.search).has('tour');
  const hidesPanel = isPanelHidden();
  const problem = await openStateLink(() => base + SPLIT_PATH + searchOf(readSides(location.search)));
  await followMockClock();
  if (isTourAsked) keepProgress({ at: 0, since: await latestCall() });
  exposeSplitPage();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <SplitPage isStatic={import.meta.env.PROD} isPanelHidden={hidesPanel} />
    </StrictMode>,
  );
  if (problem) showProblem(problem);
}

async function latestCall(): Promise<string | undefined> {
  const { requests } = await requestMock<{ requests: LoggedCall[] }>('/mock/requests');
  return requests[0]?.id;
}
