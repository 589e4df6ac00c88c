import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { cleanDiscordId, cleanHwid, stripInvisibleOrNull } from '#src/contract/clean-input.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useIsOwnAccount } from './use-is-own-account.ts';
import { OWN_BAN, useUserChange } from './user-change.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  row: AdminUser;
  onClose(): void;
}

const text = { mono: true, autoComplete: 'off' };

/** Edits a user (USR-3). A cleared field is sent as null, a field that was not touched as it is (FRM-7). */
export function EditUserDialog({ row: user, onClose }: Props) {
  const isOwn = useIsOwnAccount(user);
  const form = useWriteForm(users.update, {
    toBody: ({ discord, hwid, newHwid, isBanned }) => ({
      discord: stripInvisibleOrNull(discord, user.discord),
      hwid: stripInvisibleOrNull(hwid, user.hwid),
      newHwid: stripInvisibleOrNull(newHwid, user.newHwid),
      isBanned,
    }),
    ...useUserChange(user),
    onClose,
  });

  return (
    <FormDialog
      title={`Editing user #${user.id}`}
      description={<UntrustedText>{user.username}</UntrustedText>}
      {...form.dialog}
    >
      <TextField
        label="Discord ID"
        inputMode="numeric"
        {...text}
        {...cleanPaste(cleanDiscordId)}
        {...form.register('discord')}
      />
      <TextField label="HWID" {...text} {...cleanPaste(cleanHwid)} {...form.register('hwid')} />
      <TextField
        label="New HWID"
        helper="Pending Hardware ID"
        {...text}
        {...cleanPaste(cleanHwid)}
        {...form.register('newHwid')}
      />
      <Checkbox
        label="Banned"
        helper={isOwn && form.values.isBanned && OWN_BAN}
        {...form.register('isBanned')}
      />
    </FormDialog>
  );
}
