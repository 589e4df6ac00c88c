import clsx from 'clsx';
import { CircleAlertIcon, InboxIcon, RotateCwIcon, SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { UntranslatedNames } from './UntranslatedNames.tsx';

export interface EmptyStateProps {
  /** Default: an inbox. */
  icon?: ReactNode;
  title: ReactNode;
  /** An explanation. */
  children?: ReactNode;
  /** A button that leads on. */
  action?: ReactNode;
  tone?: 'neutral' | 'warning';
}

/**
 * Placeholder for items or a form. After a search use NoMatches, after a failure ListError, while loading a
 * skeleton.
 */
export function EmptyState({
  icon = <InboxIcon className="size-icon-lg" />,
  title,
  children,
  action,
  tone = 'neutral',
}: EmptyStateProps) {
  const Title = typeof title === 'string' ? 'p' : 'div'; // which may have a heading
  return (
    <div className="grid justify-items-center gap-1 px-2 pt-9 pb-7 text-center text-balance">
      <span
        className={clsx(
          'mb-2 grid size-11 place-items-center rounded-lg ring-1 ring-inset',
          tone === 'warning'
            ? 'bg-warning-soft text-warning ring-warning/25'
            : 'bg-sunken text-muted ring-line',
        )}
      >
        {icon}
      </span>
      <Title className="max-w-full text-base font-medium wrap-anywhere">{title}</Title>
      {children && <div className="max-w-[min(28rem,100%)] wrap-anywhere text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

export interface NoMatchesProps {
  search: string;
  /** The rows that were searched: 'keys'. */
  noun: string;
  onClear(): void;
}

/** A search without results. */
export function NoMatches({ search, noun, onClear }: NoMatchesProps) {
  return (
    <EmptyState
      icon={<SearchIcon className="size-icon-lg" />}
      title={<UntranslatedNames names={[search]}>{`No ${noun} match “${search}”`}</UntranslatedNames>}
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  );
}

export interface ListErrorProps {
  message: string;
  /** The reason, where it is known. */
  children?: ReactNode;
  onRetry(): void;
  busy?: boolean;
}

/** A list that failed to load (LIS-5). */
export function ListError({ message, children, onRetry, busy }: ListErrorProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlertIcon className="size-icon-lg text-danger" />}
        title={<UntranslatedNames>{message}</UntranslatedNames>}
        action={
          <Button busy={busy} icon={<RotateCwIcon className="size-icon-sm" />} onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
