import { PlusIcon } from 'lucide-react';
import { useAddresses } from '#src/app/use-address.ts';
import type { AdminUser } from '#src/contract/admin/users.ts';
import { listColumns } from '../list/columns.tsx';
import { EditAndDelete } from '../list/EditAndDelete.tsx';
import { RowAction } from '../list/RowAction.tsx';
import { ROLE_USER } from '#src/contract/session.ts';

/** The number of characters of an HWID that are shown (USR-1). */
const SHOWN_HWID = 8;

const column = listColumns<AdminUser>();

// widths that let twelve columns fit into 1280 px
const flag = 'sm:w-17 sm:min-w-17';
const ip = 'sm:min-w-33.5';

const hwid = (header: string, get: (user: AdminUser) => string | null) =>
  column.code(header, get, header, { short: SHOWN_HWID, empty: 'Not set', width: 'sm:min-w-22' });

/** The columns and their order (USR-1). */
export const columns = [
  column.id(),
  column.person('Username', (user) => user, '', { width: 'sm:min-w-30', phone: 'title' }),
  column.name('Role', (user) => roleText(user.roles), {
    isWords: true,
    type: 'choice',
    width: 'sm:min-w-16',
    phone: 'badge',
  }),
  column.yesOrNo('Premium', (user) => user.nonExpiredNonPausedSubscription, 'success', {
    width: flag,
    phone: 'fact',
  }),
  column.code('Discord', (user) => user.discord, 'Discord ID', { empty: '–', width: 'sm:min-w-39' }),
  hwid('HWID', (user) => user.hwid),
  hwid('New HWID', (user) => user.newHwid),
  column.yesOrNo('Banned', (user) => user.isBanned, 'danger', { width: flag, phone: 'fact' }),
  column.code('Last IP', (user) => user.lastIp, 'Last IP', { empty: 'Never', width: ip }),
  column.code('Join IP', (user) => user.joinIp, 'Join IP', { empty: '–', width: ip }),
  column.date('Join Date', (user) => user.joinDate, {
    show: 'date',
    empty: '–',
    width: 'sm:min-w-26',
    phone: 'fact',
  }),
  column.actions(
    (row) => (
      <>
        <EditAndDelete row={row} name={`user ${row.username}`} />
        <AddSubscription row={row} />
      </>
    ),
    { width: 'sm:min-w-31' },
  ),
];

function AddSubscription({ row }: { row: AdminUser }) {
  const { go } = useAddresses();
  return (
    <RowAction
      rowId={row.id}
      label="Add subscription"
      of={`for ${row.username}`}
      icon={<PlusIcon className="size-icon-sm" />}
      onClick={() => go({ go: 'dialog', kind: 'subscribe', id: row.id })}
    />
  );
}

/** Returns the roles in words without ROLE_USER, joined by ', '; 'User' if none is left (USR-2). */
export function roleText(roles: readonly string[]): string {
  const words = roles
    .filter((role) => role !== ROLE_USER)
    .map(capitalisedRemainder)
    .filter(Boolean);
  return [...new Set(words)].join(', ') || 'User';
}

function capitalisedRemainder(role: string): string {
  const words = role
    .replace(/^ROLE_/, '')
    .replaceAll('_', ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
