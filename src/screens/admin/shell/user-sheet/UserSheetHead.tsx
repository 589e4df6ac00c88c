import { UserRoundXIcon } from 'lucide-react';
import type { AdminUser } from '#src/contract/admin/users.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { premiumUntil } from '../../hwid/review.ts';
import { roleText } from '../../users/user-columns.tsx';
import type { SheetKind } from './sheet-kinds.ts';
import { PartError, Skeletons } from './UserSheetPart.tsx';
import type { UserSheetData } from './use-user-sheet.ts';

interface Props {
  name: string;
  person: UserSheetData;
}

/** Role, premium with its end, and ban; or why they are not known. */
export function UserSheetHead({ name, person: { people, user, subscriptions } }: Props) {
  if (people.isPending) return <Skeletons label="Loading the user" />;
  const failure = people.isError && (
    <PartError what="user" read={people} onRetry={() => void people.refetch()} />
  );
  if (failure && !user) return failure;
  if (!user) {
    const isSure = people.data && people.data.total <= people.data.items.length;
    return (
      <EmptyState
        icon={<UserRoundXIcon className="size-icon-lg" />}
        title={isSure ? 'No user has this name.' : 'Not found among the newest matching users.'}
      />
    );
  }
  const role = roleText(user.roles);
  const until = premiumUntil(subscriptions.rows ?? [], name);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {role !== 'User' && <Chip tone="accent">{role}</Chip>}{' '}
        {user.isBanned && <Chip tone="danger">Banned</Chip>}{' '}
        {user.nonExpiredNonPausedSubscription ? (
          <>
            <Chip tone="success">Premium</Chip>{' '}
            {until && (
              <span className="text-muted">
                until <DateValue iso={until} show="date" />
              </span>
            )}
          </>
        ) : (
          <span className="text-muted">No premium</span>
        )}
      </div>
      {failure}
    </>
  );
}

interface ActionsProps {
  user: AdminUser;
  onShow(kind: SheetKind): void;
  onDelete(): void;
}

/** All four in one line. */
const narrow = 'px-2.5!';

/** Ban first: one Tab away. The primary one is last, as in dialogs. */
export const UserSheetActions = ({ user, onShow, onDelete }: ActionsProps) => (
  <>
    <Button className={narrow} onClick={() => onShow('ban')}>
      {user.isBanned ? 'Unban' : 'Ban'}
    </Button>
    <Button className={narrow} onClick={() => onShow('edit')}>
      Edit
    </Button>
    <Button variant="ghost" className={`${narrow} text-danger!`} onClick={onDelete}>
      Delete
    </Button>
    <Button variant="primary" className={`${narrow} ms-auto`} onClick={() => onShow('subscribe')}>
      Add subscription
    </Button>
  </>
);
