import type { LoggedExchange } from '../log/entry.ts';
import { requestLog } from '../log/request-log.ts';

const CHANNEL = 'mock-requests';
const STORAGE_KEY = 'mock-requests';
/** Number of calls that survive a reload. */
const KEPT = 100;

type Message = LoggedExchange | 'all' | 'emptied';

/**
 * Shares the log with the other tabs, each of which answers its own calls, and keeps it over a reload. For the
 * service worker transport.
 */
export function shareLog(storage: Storage): void {
  const channel = new BroadcastChannel(CHANNEL);
  let isReceiving = false;
  const receive = (call: LoggedExchange | 'emptied') => {
    isReceiving = true;
    if (call === 'emptied') requestLog.clear();
    else requestLog.put(call);
    isReceiving = false;
  };

  requestLog.subscribe((call) => !isReceiving && channel.postMessage(call ?? 'emptied'));
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data !== 'all') receive(data);
    else requestLog.all().forEach((call) => channel.postMessage(call));
  });

  const stored = storage.getItem(STORAGE_KEY);
  if (stored) (JSON.parse(stored) as LoggedExchange[]).forEach(receive);
  channel.postMessage('all');
  addEventListener('pagehide', () => {
    try {
      storage.setItem(STORAGE_KEY, JSON.stringify(requestLog.all().slice(-KEPT)));
    } catch {
      storage.removeItem(STORAGE_KEY); // too large
    }
  });
}
