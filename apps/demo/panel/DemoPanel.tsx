import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { tabStorage } from '#src/app/storage.ts';
import { shortcutKey } from '#src/lib/shortcut-key.ts';
import { useSession } from '#src/session/use-session.ts';
import { onMockCall, onMockChange } from '../mock-changes.ts';
import { requestMock } from '../mock-state.ts';
import { Bar } from './Bar.tsx';
import { Dock } from './Dock.tsx';
import { MOCK_SERVER, MockContext } from './mock-context.ts';
import { recording } from './record/recording.ts';
import { type MockSource, useMockOf } from './use-mock-state.ts';

/** Key in the tab's storage; a reset reloads the page, and the panel stays open. */
const OPEN = 'demo-panel-open';

const source: MockSource = {
  request(path, init) {
    recording.note(path, init);
    return requestMock(path, init);
  },
  onChange: onMockChange,
  onCall: onMockCall,
};

/** Controls of the mock backend for testers, below the demo's page; not part of the product. */
export function DemoPanel({ isStatic }: { isStatic: boolean }) {
  const session = useSession();
  const [isOpen, setOpen] = useState(() => tabStorage.read(OPEN) !== null);
  const [message, setMessage] = useState('');
  const mock = useMockOf(
    source,
    {
      name: 'page',
      isStatic,
      username: session.status === 'signed-in' ? session.user.username : undefined,
      hasMade: ({ from }) => from.split('?')[0] === location.pathname,
      origin: isStatic ? MOCK_SERVER : location.origin,
      now: () => Date.now(), // the page's clock follows the mock's
      usualTime: { label: 'Real time', text: 'the real time' },
      address: () => location.href,
    },
    setMessage,
  );
  const root = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useTopLayer(root, mock !== undefined);

  function toggle(open: boolean) {
    if (open) {
      const { activeElement } = document;
      cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
      tabStorage.write(OPEN, 'true');
    } else tabStorage.remove(OPEN);
    setOpen(open);
    setMessage('');
    if (!open && root.current?.contains(document.activeElement)) giveFocusBack();
  }
  /** Returns the focus to the element that had it before, or to the bar. */
  function giveFocusBack() {
    const from = cameFrom.current;
    const target = from?.isConnected && from !== document.body ? from : barOf(root.current);
    target?.focus({ preventScroll: true });
  }
  useShortcut(() => {
    const isInside = root.current?.contains(document.activeElement) ?? false;
    if (isOpen && isInside) return toggle(false);
    if (!isOpen) toggle(true);
    else cameFrom.current = document.activeElement as HTMLElement;
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    );
  });

  if (!mock) return null;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // an open dialog of the app stays open
    if (isOpen && !event.nativeEvent.isComposing) toggle(false);
  }
  return (
    <MockContext value={mock}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside */}
      <aside
        ref={root}
        popover="manual"
        aria-label="Demo controls"
        onKeyDown={onKeyDown}
        className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none flex-col overflow-visible border-0 bg-transparent p-0 text-sm text-text open:flex print:hidden"
      >
        {isOpen && <Dock message={message} onClose={() => toggle(false)} />}
        <Bar isOpen={isOpen} onToggle={() => toggle(!isOpen)} />
      </aside>
    </MockContext>
  );
}

const barOf = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[aria-expanded]:last-child');

/** Shows the panel above dialogs, and keeps room for it below the page (see room.css). */
function useTopLayer(root: React.RefObject<HTMLElement | null>, isReady: boolean) {
  useLayoutEffect(() => {
    const panel = root.current;
    if (!panel) return;
    panel.showPopover();
    const html = document.documentElement;
    const resized = new ResizeObserver(() =>
      html.style.setProperty('--demo-room', `${panel.offsetHeight}px`),
    );
    resized.observe(panel);
    return () => {
      resized.disconnect();
      html.style.removeProperty('--demo-room');
    };
  }, [root, isReady]);
}

/** Opens and closes the panel by Ctrl + `.`, also from inside a dialog. */
function useShortcut(run: () => void) {
  const hear = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!event.ctrlKey || shortcutKey(event) !== '.') return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => hear(event);
    // before the dialogs of the app, which keep the keyboard to themselves
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
