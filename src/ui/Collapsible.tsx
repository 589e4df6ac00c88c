import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface CollapsibleProps {
  title: string;
  /** The number of items inside, shown beside the title. */
  count?: number;
  /** The content that is shown when open. */
  children: ReactNode;
}

/** A section that is closed at first, for content that few users need. For views that exclude each other use Tabs. */
export function Collapsible({ title, count, children }: CollapsibleProps) {
  return (
    <Disclosure as="section" className="rounded-xl border border-line bg-raised">
      <h2>
        <DisclosureButton className="group flex min-h-control-xl w-full items-center gap-3 rounded-xl px-5 py-2 text-start font-medium data-open:rounded-b-none hover:bg-hover/60 sm:px-7">
          <ChevronRightIcon className="size-icon-sm shrink-0 text-muted transition-transform in-[.group[data-open]]:rotate-90 rtl:in-[.group[data-open]]:-rotate-90" />
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>{' '}
          {count !== undefined && <span className="text-muted tabular-nums">{count}</span>}
        </DisclosureButton>
      </h2>
      <DisclosurePanel className="border-t border-line px-5 py-3 sm:px-7">{children}</DisclosurePanel>
    </Disclosure>
  );
}
