import { type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { config } from '#src/app/config.ts';
import { timings } from '#src/app/timings.ts';
import { Button } from '#src/ui/Button.tsx';
import { attempt as tryTo } from '#src/lib/attempt.ts';
import { useTheme } from '#src/theme/use-theme.ts';
import { FieldError } from '#src/ui/Field.tsx';
import { loadTurnstile, type Turnstile } from './turnstile.ts';

const FAILED = 'Captcha verification failed. Please try again';
const EXPIRED = 'Captcha expired. Please verify again';
const NOT_LOADED = 'Failed to load captcha. Please refresh the page and try again.';

/** The width in CSS pixels below which the compact widget is used. */
const FULL_WIDTH = 300;

export interface BotCheckHandle {
  /** Discards the token and requests another: tokens are valid for one attempt (BOT-1). */
  reset(): void;
  focus(): void;
}

interface BotCheckProps {
  /** Called with a new token, or with '' when it is no longer valid. */
  onToken(token: string): void;
  error?: string | undefined;
  ref: Ref<BotCheckHandle>;
}

/** The provider's widget with its errors (BOT-1). No wrapper library: for those a script that failed still loads. */
export function BotCheck({ onToken, error, ref }: BotCheckProps) {
  const theme = useTheme();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<{ api: Turnstile; id: string | undefined }>(undefined);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [problem, setProblem] = useState<string>();
  /** Number of times that the user asked for another widget. */
  const [attempt, setAttempt] = useState(0);

  function report(token: string, trouble?: string) {
    clearTimeout(silence.current);
    setProblem(trouble);
    onToken(token);
  }
  const tell = useEffectEvent(report);
  /** Reports a widget that never calls back, as where its frame is blocked. */
  function awaitAnswer() {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => report('', NOT_LOADED), timings.botCheck.silent);
  }
  const startWait = useEffectEvent(awaitAnswer);

  const redraw = () => setAttempt((count) => count + 1);

  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    reset() {
      report('');
      if (!widget.current) return redraw();
      awaitAnswer();
      try {
        widget.current.api.reset(widget.current.id);
      } catch {
        redraw();
      }
    },
  }));

  useEffect(() => {
    const container = box.current;
    let isGone = false;
    /** Reports a widget's result, unless the widget was replaced. */
    const say = (token: string, trouble?: string) => isGone || tell(token, trouble);
    const draw = (api: Turnstile) => {
      if (isGone || !container) return;
      startWait();
      const id = api.render(container, {
        sitekey: config.turnstileSiteKey,
        theme,
        size: container.clientWidth < FULL_WIDTH ? 'compact' : 'flexible',
        'response-field': false,
        callback: (token) => void (token ? say(token) : say('', FAILED)),
        'error-callback': () => {
          say('', FAILED);
          return true; // handled, so the provider does not log it
        },
        'unsupported-callback': () => void say('', FAILED),
        'expired-callback': () => void say('', EXPIRED),
        'timeout-callback': () => void say('', EXPIRED),
        'before-interactive-callback': () => isGone || clearTimeout(silence.current),
        'after-interactive-callback': () => isGone || startWait(),
      });
      widget.current = { api, id };
    };
    loadTurnstile()
      .then(draw)
      .catch((reason: unknown) => {
        console.warn(reason);
        say('', window.turnstile?.render ? FAILED : NOT_LOADED);
      });
    return () => {
      isGone = true;
      tryTo(() => widget.current?.api.remove?.(widget.current.id));
      container?.replaceChildren(); // where it left its widget
      widget.current = undefined;
      tell('');
    };
  }, [theme, attempt]);

  return (
    <div className="grid gap-1.5" data-focus-to={id}>
      <div ref={box} id={id} tabIndex={-1} className="min-h-16.25 empty:rounded-md empty:bg-sunken" />
      {problem && <FieldError>{problem}</FieldError>}
      {problem && (
        <Button size="sm" className="w-fit" onClick={redraw}>
          Try again
        </Button>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
