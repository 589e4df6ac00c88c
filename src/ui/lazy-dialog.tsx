import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { loadPage } from '#src/app/leave-page.ts';
import { attempt } from '#src/lib/attempt.ts';
import { Button } from './Button.tsx';

/** The loaders of all lazy dialogs of the loaded screens. */
const loads = new Set<() => Promise<void>>();

/**
 * Loads a dialog's code on demand. It opens as soon as the code has loaded, at once if that was earlier. If
 * loading fails, it says so and offers to load the page again (HOS-3): Chromium keeps a failed module until then.
 */
export function lazyDialog<Name extends string, Module extends Record<Name, ComponentType<any>>>(
  importModule: () => Promise<Module>,
  name: Name,
): Module[Name] {
  let Dialog: ComponentType<any> | undefined;
  let loading: Promise<void> | undefined;

  const load = () =>
    (loading ??= importModule().then(
      (loaded) => void (Dialog = loaded[name]),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  loads.add(load);

  return function LazyDialog(props: { onClose(): void }) {
    const [, setLoaded] = useState(Dialog !== undefined);
    const [isLost, setLost] = useState(false);
    const giveUp = useEffectEvent((error: unknown) => {
      console.error(error);
      setLost(true);
    });
    useEffect(() => {
      let isGone = false;
      load().then(
        () => isGone || setLoaded(true),
        (error: unknown) => isGone || giveUp(error),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (isLost) return <ChunkErrorDialog onClose={props.onClose} />;
    return Dialog && <Dialog {...props} />;
  } as Module[Name];
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Says that code was lost, and offers to load the page again (HOS-3): the platform's dialog, as the kit's may be lost. */
export const ChunkErrorDialog = ({ onClose }: { onClose(): void }) => (
  <dialog
    ref={showModal}
    onClose={onClose}
    aria-label="Not loaded"
    className="m-auto max-w-md rounded-lg bg-float p-6 text-text shadow-float"
  >
    <p>Part of this page could not be loaded. Reloading the page usually helps.</p>
    <div className="mt-6 flex justify-end gap-2">
      <Button variant="ghost" onClick={onClose}>
        Close
      </Button>
      <Button onClick={() => loadPage()}>Reload</Button>
    </div>
  </dialog>
);

/** Preloads the code of all dialogs once the view is ready and the browser idle, but not on slow or metered lines. */
export function useDialogsPreloaded(ready: boolean): void {
  useEffect(() => {
    if (!ready || savesData()) return;
    // a failure is reported when the dialog is opened
    return whenIdle(() => loads.forEach((load) => void load().catch(() => {})));
  }, [ready]);
}

/** The browser's connection; undefined outside Chromium. */
interface Connection {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

function savesData(): boolean {
  const connection = attempt(() => (navigator as Navigator & { connection?: Connection }).connection);
  if (!connection) return false;
  return connection.saveData === true || (connection.effectiveType ?? '4g') !== '4g';
}

/** Milliseconds: the longest wait, and the delay in browsers without idle callbacks (Safari). */
const patience = { atMost: 2000, unasked: 300 };

/** Returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  const id = attempt(() => requestIdleCallback(act, { timeout: patience.atMost }));
  if (id !== undefined) return () => cancelIdleCallback(id);
  const timer = setTimeout(act, patience.unasked);
  return () => clearTimeout(timer);
}
