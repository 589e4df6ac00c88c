import { loadPage } from '#src/app/leave-page.ts';
import { tabStorage } from '#src/app/storage.ts';
import { requestMock } from '../../mock-state.ts';
import { literal, quoted, statement } from './code.ts';
import { startRecorder } from './recorder.ts';

/** Keys in the tab's storage, which outlive the reload at the start of a recording. */
const START = 'demo-recording';
const TITLE = 'demo-recording-title';

/** The start of the story, of `startOf`, and the recorder since then. */
let running: { start: string[]; recorder: ReturnType<typeof startRecorder> } | undefined;

/** The latest recording: all of its story but the title. */
let finished: [start: string[], lines: string[], calls: string[]] | undefined;

/** The recording of this page, which goes on while the panel is closed and ends with a reload. */
export const recording = {
  isRunning: () => running !== undefined,
  finished: () => finished,
  title: () => tabStorage.read(TITLE) ?? 'Recorded journey',
  rename: (title: string) => tabStorage.write(TITLE, title),
  /** Opens `link`, a state link, and begins there; `start` as of `startOf`. */
  begin(start: string[], link: string) {
    tabStorage.write(START, JSON.stringify(start));
    loadPage(link);
  },
  /** Begins if the page was loaded for it. Calls that were made before do not belong to it. */
  async resume() {
    const start = tabStorage.read(START);
    if (start === null) return;
    tabStorage.remove(START);
    await requestMock('/mock/requests', { method: 'DELETE' });
    running = { start: JSON.parse(start) as string[], recorder: startRecorder() };
  },
  /** Ends it. `calls` are those that the story expects. */
  stop(calls: string[]) {
    finished = [running!.start, running!.recorder.stop(), calls];
    running = undefined;
  },
  /** Notes a request of the panel that changes the mock backend. */
  note(path: string, { method, body }: RequestInit = {}) {
    if (method !== undefined && /^\/mock\/(state|clock|session)$/.test(path))
      running?.recorder.add(
        statement('panelRequest', quoted(path), literal(relative(JSON.parse(body as string) as object))),
      );
  },
};

/** Replaces a time set on the clock by its distance, since a story's clock stands at another date. */
const relative = (change: object & { to?: string }) =>
  change.to === undefined
    ? change
    : { advance: Math.round((Date.parse(change.to) - Date.now()) / 60_000) * 60_000 };
