import clsx from 'clsx';
import { CircleCheckIcon } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Spinner } from '#src/ui/Spinner.tsx';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

export interface ReceiptNoticeProps {
  /** 'Payment received', that it is awaited, or the server's words for a key. */
  text: string;
  /** Names in it, which stay as they are in a translated page. */
  names?: readonly string[];
  /** True if it answers an action on this page, and may take the focus from a field. */
  isAnswer?: boolean;
  /** True while the payment is not confirmed: it then leaves the focus alone. */
  isAwaited?: boolean;
}

/** Shows at the top of the status card that a payment is awaited, or that it or a key has arrived, which takes the focus (BUY-5). */
export function ReceiptNotice({ text, names = [], isAnswer, isAwaited }: ReceiptNoticeProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (!isAwaited && (isAnswer || !isTyping())) message.current?.focus();
  });
  useLayoutEffect(() => takeFocus(), []);
  return (
    <div
      className={clsx(
        'flex items-center gap-2.5 px-5 py-3 sm:px-7',
        isAwaited ? 'bg-sunken text-muted' : 'bg-success-soft text-success',
      )}
    >
      {isAwaited ? <Spinner size="sm" /> : <CircleCheckIcon className="shrink-0" />}
      <p ref={message} role="status" tabIndex={-1} className="min-w-0 font-medium wrap-anywhere outline-none">
        <UntranslatedNames names={names}>{text}</UntranslatedNames>
      </p>
    </div>
  );
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [role=dialog] *') ?? false;
