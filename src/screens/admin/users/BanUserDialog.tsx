import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { useAction } from '#src/data/use-action.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useIsOwn } from './use-is-own.ts';
import { OWN_BAN, userChange } from './user-change.ts';

interface Props {
  user: AdminUser;
  onClose(): void;
}

/** Bans a user with one click and a confirmation, or lifts the ban; the call wants all four fields, the others stay as they are. */
export function BanUserDialog({ user, onClose }: Props) {
  const save = useAction(users.update, userChange);
  const isOwn = useIsOwn(user);
  const { id, username, discord, hwid, newHwid, isBanned } = user;
  const label = isBanned ? 'Unban' : 'Ban';

  return (
    <ConfirmDialog
      open
      title={`${label} user`}
      confirmLabel={label}
      tone={isBanned ? 'primary' : 'danger'}
      warning={isOwn && !isBanned && OWN_BAN}
      onConfirm={() => save.mutateAsync({ id, body: { discord, hwid, newHwid, isBanned: !isBanned } }).then(onClose, stayOpen)}
      onClose={onClose}
    >
      <p>{`Are you sure you want to ${label.toLowerCase()} user ${username}?`}</p>
      <p className="mt-1 text-sm text-muted">{isBanned ? 'They can sign in again.' : 'They cannot sign in until the ban is lifted. Their data stays.'}</p>
    </ConfirmDialog>
  );
}

/** The failure has been told by its toast. */
const stayOpen = () => {};
