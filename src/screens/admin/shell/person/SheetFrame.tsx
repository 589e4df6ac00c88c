import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { XIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMedia } from '#src/lib/use-media.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useOutsideClick } from '#src/ui/use-outside-click.ts';

interface Props {
  title: string;
  /** The first of the content. */
  note: ReactNode;
  /** Below the title, the first that Tab reaches. */
  actions: ReactNode;
  children: ReactNode;
  /** The dialogs above the sheet. */
  dialogs: ReactNode;
  onClose(): void;
}

/**
 * A sheet at the end of the page (PER-1). From 1280 px on it stands beside the list, which stays usable (`xl:pe-120` of
 * the shell makes its room); below it is modal, on phones over the whole width. Escape closes it; Back too, by the
 * address, so that it does not count among the open dialogs.
 */
export function SheetFrame(props: Props) {
  const isBeside = useMedia('(min-width: 80rem)');
  return isBeside ? <Beside {...props} /> : <Modal {...props} />;
}

function Beside({ dialogs, onClose, ...content }: Props) {
  const titleId = useId();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside */}
      <aside
        ref={sheet}
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
        className="fixed inset-y-0 end-0 layer-sheet flex w-120 flex-col border-s border-line bg-raised outline-none"
      >
        <Content
          {...content}
          heading={
            <h2 id={titleId} translate="no" className={headingClasses}>
              {content.title}
            </h2>
          }
          onClose={onClose}
        />
      </aside>
      {dialogs}
    </>
  );
}

function Modal({ dialogs, onClose, ...content }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const outside = useOutsideClick(onClose);
  return (
    <Dialog open onClose={onClose} initialFocus={sheet} className="fixed inset-0 layer-panel outline-none">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <DialogPanel {...outside} className="fixed inset-0 flex justify-end">
        <div
          ref={sheet}
          tabIndex={-1}
          className="flex w-full flex-col bg-float shadow-dialog outline-none sm:max-w-120"
        >
          <Content
            {...content}
            heading={
              <DialogTitle translate="no" className={headingClasses}>
                {content.title}
              </DialogTitle>
            }
            onClose={onClose}
          />
        </div>
      </DialogPanel>
      {dialogs}
    </Dialog>
  );
}

const headingClasses = 'text-xl font-semibold wrap-anywhere';

const Content = ({
  heading,
  note,
  actions,
  children,
  onClose,
}: Omit<Props, 'title' | 'dialogs'> & { heading: ReactNode }) => (
  <>
    <div className="relative grid gap-3 border-b border-line px-5 py-4">
      <div className="flex min-h-control-xs items-center pe-9">{heading}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      <IconButton label="Close" icon={<XIcon />} onClick={onClose} className="absolute! end-3 top-3" />
    </div>
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto overscroll-contain px-5 py-4">
      {note}
      {children}
    </div>
  </>
);
