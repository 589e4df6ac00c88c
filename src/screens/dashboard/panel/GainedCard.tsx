import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { config } from '#src/app/config.ts';
import { formatDate } from '#src/app/format-date.ts';
import { useUser } from '#src/session/use-session.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckCircleIcon } from '#src/ui/icons.tsx';
import { KeyBlade } from '#src/ui/KeyBlade.tsx';
import type { Owned } from '../status/subscription-state.ts';
import { WithNames } from '#src/ui/WithNames.tsx';

export interface GainedCardProps {
  title: string;
  /** The subscription that began or was extended. */
  gained: Owned | undefined;
  /** The key that was redeemed: the card draws its blade, after a payment that of the username (FRM-2). */
  code?: string;
  /** Tells whether it answers an action on this page, and may take the focus from a field. */
  isAnswer?: boolean;
  onClose(): void;
}

/** Announces that a payment or a key has arrived, and until when it lasts (BUY-5). Takes the focus. */
export function GainedCard({ title, gained, code, isAnswer = false, onClose }: GainedCardProps) {
  const { username } = useUser();
  const message = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isAnswer || !isTyping()) message.current?.focus();
  });
  useLayoutEffect(() => takeFocus(), []);
  return (
    <div className="grid gap-4 rounded-lg bg-success-soft p-5 ring-1 ring-success/20 ring-inset">
      <KeyBlade code={code ?? username} className="max-w-80 animate-rise text-success" />
      <div className="flex items-start gap-3">
        <CheckCircleIcon size="lg" className="shrink-0 text-success" />
        <div ref={message} role="status" tabIndex={-1} className="grid min-w-0 gap-1 outline-none">
          <h3 className="text-base font-semibold wrap-anywhere">
            <WithNames names={[gained?.name, code]}>{title}</WithNames>
          </h3>
          {gained && (
            <p className="wrap-anywhere">
              <WithNames names={[gained.name]}>{sentence(gained)}</WithNames>
            </p>
          )}
        </div>
      </div>
      <Button variant="secondary" className="w-fit" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}

function sentence({ name, end }: Owned): string {
  const day = formatDate(end);
  const what = config.product ? `Premium for ${name}` : `${name} is active`;
  return day ? `${what} until ${day}` : what;
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [role=dialog] *') ?? false;
