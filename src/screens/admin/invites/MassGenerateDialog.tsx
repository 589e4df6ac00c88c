import { adminInvites } from '#src/contract/admin/invites.ts';
import { limits } from '#src/contract/limits.ts';
import { users } from '#src/contract/admin/users.ts';
import { searchOf } from '#src/data/list/list-endpoint.ts';
import { useRead } from '#src/data/use-read.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';

/** The list of users as it opens, for the number of all users. */
const input = searchOf('', limits.defaultPageSize);

/**
 * Generates codes for all users or all premium users (INC-2) and says how many that makes at most: a server
 * may leave out some of them. The codes belong to the
 * users, so they are not copied.
 */
export function MassGenerateDialog({ onClose }: { onClose(): void }) {
  const form = useWriteForm(adminInvites.massGenerate, {
    defaultValues: { count: limits.amount.default, premiumOnly: false },
    successMessage: ({ message }) => message ?? 'Codes generated successfully',
    errorMessage: 'Error mass generating codes',
    invalidates: [adminInvites.list],
    onClose,
  });

  const { data: everybody } = useRead(users.list, { input });
  const { count, premiumOnly } = form.values;
  const number = everybody && pluralize(everybody.total * count, ['code', 'codes']);
  const codes = number && `Creates up to ${number}`;

  return (
    <FormDialog
      title="Mass generate"
      description="Every user gets this many new codes."
      labels={[number && !premiumOnly ? `Generate ${number}` : 'Generate', 'Generating...']}
      {...form.dialog}
    >
      <NumberField
        label="Codes per user"
        min={limits.amount.min}
        max={limits.amount.max}
        fallback={limits.amount.min}
        helper={codes && (premiumOnly ? codes : `${codes}, ${count} for each user`)}
        {...form.controlled('count')}
      />
      <Checkbox label="Premium users only" {...form.register('premiumOnly')} />
    </FormDialog>
  );
}
