import { SearchIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, Cancelled, statusReason } from '#src/api/error.ts';
import { useAddresses } from '#src/app/use-address.ts';
import type { RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState, ListError, NoMatches } from '#src/ui/EmptyState.tsx';
import { TableSkeleton } from '#src/ui/TableSkeleton.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';
import type { List } from './slots.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

interface ListBodyProps {
  list: List<unknown>;
  noun: RowName;
  columns: readonly TableColumn<any>[];
  isSelectable: boolean;
  emptyHint: string;
  actions: ReactNode;
  children: ReactNode;
}

/** The table, or the state in its place. */
export function ListBody(props: ListBodyProps) {
  if (props.list.source.status === 'rows') return props.children;
  if (props.list.source.status === 'loading') return <BodyWithoutRows {...props} />;
  return (
    <div className="border-t border-line">
      <BodyWithoutRows {...props} />
    </div>
  );
}

function BodyWithoutRows({
  list: { source, controls, filter },
  noun,
  columns,
  isSelectable,
  emptyHint,
  actions,
}: ListBodyProps) {
  const { go } = useAddresses();
  switch (source.status) {
    case 'loading':
      return <TableSkeleton label={`Loading ${noun[1]}`} columns={columns} isSelectable={isSelectable} />;
    case 'failed':
      return (
        <ListError message={`The ${noun[1]} could not be loaded`} onRetry={source.retry} busy={source.busy}>
          <UntranslatedNames>{failureReason(source.error)}</UntranslatedNames>
        </ListError>
      );
    case 'silent':
      return (
        <EmptyState
          title={`No ${noun[1]} to show`}
          action={
            <Button busy={source.busy} onClick={source.retry}>
              Retry
            </Button>
          }
        />
      );
    case 'noMatches':
      return (
        <NoMatches
          noun={noun[1]}
          search={controls.state.search}
          onClear={() => go({ go: 'list', to: { search: '' } })}
        />
      );
    case 'filteredOut':
      return (
        <EmptyState
          icon={<SearchIcon className="size-icon-lg" />}
          title={`No ${noun[1]} match these filters`}
          action={<Button onClick={filter?.clear}>Clear the filters</Button>}
        />
      );
    case 'empty':
      return (
        <EmptyState title={`No ${noun[1]} yet`} action={actions}>
          {emptyHint}
        </EmptyState>
      );
  }
}

/** Says why a list could not be loaded (LIS-5), without the toast's default text, which names no reason. */
export function failureReason(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server’s answer could not be read.';
  if (error instanceof Cancelled) return error.message;
  if (error.kind === 'intercepted') return 'The answer did not come from the server.';
  if (error.body.message) return `The server answered “${error.body.message}”`;
  if (error.kind === 'none') return 'The server did not answer. Check your connection.';
  const reason = statusReason(error);
  return reason ? `${reason}.` : 'The server’s answer could not be read.';
}
