import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatDate } from '#src/app/format-date.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckCircleIcon, DownloadIcon } from '#src/ui/icons.tsx';
import type { Owned } from '../status/standing-of.ts';

export interface GainedCardProps {
  title: string;
  /** The subscription that began or was extended. */
  gained: Owned | undefined;
  /** Whether it answers an action on this page, and may take the focus from a field. */
  isAnswer?: boolean;
  /** Leads to the download; undefined without premium. */
  onDownload: (() => void) | undefined;
  onClose(): void;
}

/** Announces that a payment or a key has arrived, and until when it lasts (BUY-5). Takes the focus. */
export function GainedCard({ title, gained, isAnswer = false, onDownload, onClose }: GainedCardProps) {
  const message = useRef<HTMLDivElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (isAnswer || !isTyping()) message.current?.focus();
  });
  useLayoutEffect(() => takeFocus(), []);
  return (
    <div className="flex items-start gap-3.5 rounded-lg bg-success-soft p-4 ring-1 ring-success/20 ring-inset">
      <CheckCircleIcon size={24} className="shrink-0 text-success" />
      <div className="grid min-w-0 grow gap-1">
        <div ref={message} role="status" tabIndex={-1} className="grid gap-1 outline-none">
          <h3 className="text-base font-semibold">{title}</h3>
          {gained && <p className="wrap-anywhere">{sentence(gained)}</p>}
        </div>
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
          {onDownload && (
            <Button variant="primary" icon={<DownloadIcon size={16} />} onClick={onDownload}>
              Download client
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </div>
  );
}

function sentence({ name, end }: Owned): string {
  const day = formatDate(end);
  return day ? `${name} is active until ${day}` : `${name} is active`;
}

const isTyping = () => document.activeElement?.matches('input, textarea, select, [role=dialog] *') ?? false;
