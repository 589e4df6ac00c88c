import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '#src/lib/notify.ts';
import { whenIdle } from './when-idle.ts';

/** Loads of all the dialogs that the screens in sight may open. */
const loads = new Set<() => Promise<void>>();

/**
 * A dialog whose code is no part of the first view. Rendered like the dialog itself: once loaded it opens at
 * once, before that as soon as it has come. Where it cannot be loaded the person is told, and may try again.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  importDialog: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Dialog: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const load = () =>
    (loading ??= importDialog().then(
      (loaded) => void (Dialog = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  loads.add(load);

  return function LazyDialog(props: Props) {
    const [, setLoaded] = useState(Dialog !== undefined);
    // Headless UI, if it comes only now, has not seen where the focus was, and cannot give it back
    const [opener] = useState(() => (Dialog ? null : document.activeElement));
    useEffect(
      () => () =>
        queueMicrotask(() => {
          if (opener instanceof HTMLElement && document.activeElement === document.body)
            opener.focus({ preventScroll: true });
        }),
      [opener],
    );
    const giveUp = useEffectEvent((error: unknown) => {
      console.error(error);
      notify.error('This window could not be loaded. Please try again');
      props.onClose();
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
    return Dialog && <Dialog {...props} />;
  };
}

/** Once the view is `ready`, and the browser has nothing better to do: loads what its buttons open. */
export function useDialogsPreloaded(ready: boolean): void {
  useEffect(() => {
    // told if it is opened
    if (ready) return whenIdle(() => loads.forEach((load) => void load().catch(() => {})));
  }, [ready]);
}
