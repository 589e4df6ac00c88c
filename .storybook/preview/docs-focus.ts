import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { attempt } from '#src/lib/attempt.ts';

/**
 * In a frame of a docs page, gives back the focus that its story takes by itself, until somebody presses something in it.
 * A play has the focus that it needs while it plays.
 */
export function leaveFocusToDocs(): void {
  const frame = attempt(() => window.frameElement) as HTMLElement | null | undefined;
  if (!frame?.closest('#storybook-docs')) return;
  const outer = attempt(() => top!.document) ?? parent.document;
  let held = outer.activeElement;
  let isPlaying = false;
  const over = new AbortController();
  const options = { capture: true, signal: over.signal };
  const onPress = ({ isTrusted }: Event) => isTrusted && over.abort();
  function giveBack() {
    if (isPlaying || over.signal.aborted || parent.document.activeElement !== frame) return;
    frame!.blur();
    if (held?.isConnected && held.tagName !== 'IFRAME') (held as HTMLElement).focus({ preventScroll: true });
  }
  addEventListener('pointerdown', onPress, options);
  addEventListener('keydown', onPress, options);
  addEventListener('pagehide', () => over.abort(), options);
  addEventListener('focusin', giveBack, options);
  parent.addEventListener('keydown', ({ key }) => key === 'Tab' && over.abort(), options);
  outer.addEventListener('focusin', ({ target }) => (held = target as Element), options);
  void addons.ready().then((channel) =>
    channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      isPlaying = newPhase === 'playing';
      giveBack();
    }),
  );
}
