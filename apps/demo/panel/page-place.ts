import { onMockCall, onMockChange } from '../mock-changes.ts';
import { requestMock } from '../mock-state.ts';
import { MOCK_SERVER, type Place } from './mock-context.ts';
import { recording } from './record/recording.ts';
import type { MockSource } from './use-mock-state.ts';

/** The mock backend of the demo. */
export const pageSource: MockSource = {
  request(path, init) {
    recording.note(path, init);
    return requestMock(path, init);
  },
  onChange: onMockChange,
  onCall: onMockCall,
};

/** The page of the app that the panel stands below. */
export const pagePlace = (isStatic: boolean): Omit<Place, 'username'> => ({
  name: 'page',
  isStatic,
  hasMade: ({ from }) => from.split('?')[0] === location.pathname,
  origin: isStatic ? MOCK_SERVER : location.origin,
  now: () => Date.now(), // the page's clock follows the mock's
  usualTime: { label: 'Real time', text: 'the real time' },
  address: () => location.href,
});
