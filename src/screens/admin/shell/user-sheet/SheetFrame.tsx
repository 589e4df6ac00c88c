import { XIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useEscapeLayer } from '#src/ui/use-escape-layer.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  title: string;
  /** The first of the content. */
  note: ReactNode;
  /** Actions below the title, the first that Tab reaches. */
  actions: ReactNode;
  children: ReactNode;
  /** True if the sheet covers the page, which the shell makes inert. */
  isModal: boolean;
  onClose(): void;
}

/**
 * A sheet at the end of the page (PER-1): beside the list from 1600 px, over it below, over the page on phones. One
 * element at all widths, so that a resize unmounts nothing.
 */
export function SheetFrame({ title, note, actions, children, isModal, onClose }: Props) {
  const titleId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useEscapeLayer(true, onClose, sheet);
  return (
    <div
      ref={sheet}
      data-sheet=""
      tabIndex={-1}
      role={isModal ? 'dialog' : 'complementary'}
      aria-modal={isModal || undefined}
      aria-labelledby={titleId}
      className="fixed inset-y-0 xl:top-25 xl:pointer-coarse:top-27 xl:follows-header end-0 layer-sheet flex w-full flex-col border-line bg-surface outline-none sm:w-100 sm:border-s max-[100rem]:shadow-dialog"
    >
      <div className="relative grid gap-3 border-b border-line px-5 py-4">
        <div className="flex min-h-control-xs items-center pe-9">
          <h2 id={titleId} translate="no" className="text-xl font-semibold wrap-anywhere">
            <UntrustedText>{title}</UntrustedText>
          </h2>
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        <IconButton
          label="Close"
          icon={<XIcon />}
          onClick={onClose}
          className="absolute! end-3 top-3 max-sm:end-2 max-sm:top-2 pointer-coarse:end-2 pointer-coarse:top-2"
        />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto overscroll-contain px-5 py-4">
        {note}
        {children}
      </div>
    </div>
  );
}
