import { useMemo } from 'react';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { users } from '#src/contract/admin/users.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { usersFailure } from '#src/forms/options-with.ts';
import { GenerateDialog } from '#src/forms/GenerateDialog.tsx';
import { useGenerateCodes } from '#src/forms/use-generate-codes.ts';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Picker } from '#src/ui/Picker.tsx';

/** Generates invite codes, optionally for one owner, and copies them (INC-2). */
export function GenerateInvitesDialog({ onClose }: { onClose(): void }) {
  const owners = useRead(users.refs, { failed: 'Error fetching users', silentWithoutToken: true });
  const options = useMemo(
    () => (owners.data ?? []).map(({ id, username }) => ({ value: id, label: username })),
    [owners.data],
  );
  const codes = { copied: 'Codes generated and copied to clipboard', onDone: onClose };
  const { form, uncopied } = useGenerateCodes(
    adminInvites.generate,
    { ...codes, codesOf: (reply) => reply.codes },
    {
      defaultValues: { count: limits.amount.default, userId: undefined },
      failed: 'Error generating codes',
      refreshes: [adminInvites.list],
    },
  );
  const owner = form.controlled('userId');

  return (
    <GenerateDialog
      title="Generate invites"
      description="Codes are copied to the clipboard automatically."
      label="codes"
      form={form}
      uncopied={uncopied}
      onClose={onClose}
    >
      <NumberField
        label="Amount"
        min={limits.amount.min}
        max={limits.amount.max}
        {...form.controlled('count')}
      />
      <Picker
        label="Owner"
        helper="Optional"
        clearable
        options={options}
        loading={owners.isFetching}
        failure={usersFailure(owners, 'Not all users could be loaded.')}
        {...owner}
        onChange={(id) => owner.onChange(id ?? undefined)}
      />
    </GenerateDialog>
  );
}
