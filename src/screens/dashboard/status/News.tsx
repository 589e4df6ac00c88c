import { CircleCheckIcon } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { WithNames } from '#src/ui/WithNames.tsx';

export interface NewsProps {
  /** 'Payment received', or the server's words for a key. */
  text: string;
  /** Names in it, which stay as they are in a translated page. */
  names: readonly string[];
  /** True if it answers an action on this page, and may take the focus from a field. */
  isAnswer: boolean;
}

/** Says, at the top of the status card, that a payment or a key has arrived (BUY-5). Takes the focus. */
export function News({ text, names, isAnswer }: NewsProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isAnswer || !isTyping()) message.current?.focus();
  });
  useLayoutEffect(() => takeFocus(), []);
  return (
    <div className="flex items-center gap-2.5 bg-success-soft px-5 py-3 text-success sm:px-7">
      <CircleCheckIcon className="shrink-0" />
      <p ref={message} role="status" tabIndex={-1} className="min-w-0 font-medium wrap-anywhere outline-none">
        <WithNames names={names}>{text}</WithNames>
      </p>
    </div>
  );
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [role=dialog] *') ?? false;
