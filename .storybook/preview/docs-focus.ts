import { attempt } from '#src/lib/attempt.ts';

/** In a frame of a docs page, gives back the focus that its story takes by itself, until somebody presses something in it. */
export function leaveFocusToDocs(): void {
  const frame = attempt(() => window.frameElement);
  if (!frame?.closest('#storybook-docs')) return;
  const outer = attempt(() => top!.document) ?? parent.document;
  let held = outer.activeElement;
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const onPress = ({ isTrusted }: Event) => isTrusted && over.abort();
  addEventListener('pointerdown', onPress, options);
  addEventListener('keydown', onPress, options);
  addEventListener('pagehide', () => over.abort(), options);
  parent.addEventListener('keydown', ({ key }) => key === 'Tab' && over.abort(), options);
  outer.addEventListener('focusin', ({ target }) => (held = target as Element), options);
  addEventListener(
    'focusin',
    () => {
      (frame as HTMLElement).blur();
      if (held?.isConnected && held.tagName !== 'IFRAME')
        (held as HTMLElement).focus({ preventScroll: true });
    },
    options,
  );
}
