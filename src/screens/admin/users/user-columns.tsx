import type { AdminUser } from '#src/contract/admin/users.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { UserCheckIcon, UserOffIcon } from '#src/ui/user-icons.tsx';
import { listColumns } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { roleText } from './role-text.ts';

/** The number of characters of an HWID that are shown (USR-1). */
const SHOWN_HWID = 8;

export type UserDialog = { kind: 'edit' | 'subscribe' | 'ban'; row: AdminUser };

const column = listColumns<AdminUser>();
const muted = (text: string) => <span className="text-muted">{text}</span>;

/**
 * The columns and their order (USR-1). HWIDs and addresses are blurred until hovered, focused or `revealed`,
 * for shared screens.
 */
export function userColumns(revealed: boolean, show: (dialog: UserDialog) => void) {
  const sensitive = !revealed;
  const hwid = (header: string, get: (user: AdminUser) => string | null) =>
    column.code(header, get, header, { short: SHOWN_HWID, sensitive, empty: 'Not set' });
  const address = (header: string, get: (user: AdminUser) => string | null, empty: string) =>
    column.code(header, get, header, { sensitive, empty });
  const yesOrNo = (header: string, get: (user: AdminUser) => boolean, tone: 'success' | 'danger') =>
    column.custom(
      header,
      (user) => (get(user) ? 'Yes' : 'No'),
      (text) => (text === 'Yes' ? <Chip tone={tone}>{text}</Chip> : muted(text)),
    );

  return [
    column.id(),
    column.text('Username', (user) => user.username),
    column.text('Role', (user) => roleText(user.roles)),
    yesOrNo('Premium', (user) => user.nonExpiredNonPausedSubscription, 'success'),
    column.code('Discord', (user) => user.discord, 'Discord ID', { empty: 'Not set' }),
    hwid('HWID', (user) => user.hwid),
    hwid('New HWID', (user) => user.newHwid),
    yesOrNo('Banned', (user) => user.isBanned, 'danger'),
    address('Last IP', (user) => user.lastIp, 'Never'),
    address('Join IP', (user) => user.joinIp, 'Not set'),
    column.date('Join Date', (user) => user.joinDate, { show: 'date', empty: 'Not set' }),
    column.actions((row) => (
      <>
        <EditAndDelete row={row} onEdit={() => show({ kind: 'edit', row })} />
        <RowAction
          rowId={row.id}
          label="Add subscription"
          icon={<PlusIcon size={16} />}
          onClick={() => show({ kind: 'subscribe', row })}
        />
        <RowAction
          rowId={row.id}
          label={row.isBanned ? 'Unban' : 'Ban'}
          icon={row.isBanned ? <UserCheckIcon size={16} /> : <UserOffIcon size={16} />}
          onClick={() => show({ kind: 'ban', row })}
        />
      </>
    )),
  ];
}
