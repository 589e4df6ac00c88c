import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { useWrite } from '#src/data/use-write.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useIsOwnAccount } from './use-is-own-account.ts';
import { OWN_BAN, useUserChange, userEdit } from './user-change.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

interface Props {
  row: AdminUser;
  onClose(): void;
}

/** Bans or unbans a user after a question. The other fields of the call are sent as the server has them. */
export function BanUserDialog({ row: user, onClose }: Props) {
  const save = useWrite(users.update, { ...useUserChange(user), onSuccess: onClose, onRowMissing: onClose });
  const isOwn = useIsOwnAccount(user);
  const { id, username, isBanned } = user;
  const label = isBanned ? 'Unban' : 'Ban';

  return (
    <ConfirmDialog
      title={`${label} user`}
      confirmLabel={label}
      tone={isBanned ? 'primary' : 'danger'}
      warning={isOwn && !isBanned && OWN_BAN}
      onConfirm={() => save.run({ id, body: { ...userEdit(user), isBanned: !isBanned } })}
      onClose={onClose}
    >
      <p>
        <UntranslatedNames
          names={[username]}
        >{`Are you sure you want to ${label.toLowerCase()} user ${username}?`}</UntranslatedNames>
      </p>
      <p className="mt-1 text-sm text-muted">
        <UntranslatedNames names={[username]}>
          {isBanned
            ? `${username} can sign in again.`
            : `${username} cannot sign in until unbanned. Subscriptions and keys stay.`}
        </UntranslatedNames>
      </p>
    </ConfirmDialog>
  );
}
