import { adminInvites } from '#src/contract/admin/invites.ts';
import { limits } from '#src/contract/limits.ts';
import { useWriteForm } from '#src/forms/use-write-form.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';

/**
 * Generates codes for all users or all premium users (INC-2). The codes belong to the users, so they are not
 * copied.
 */
export function MassGenerateDialog({ onClose }: { onClose(): void }) {
  const form = useWriteForm(adminInvites.massGenerate, {
    defaultValues: { count: limits.amount.default, premiumOnly: false },
    done: ({ message }) => message ?? 'Codes generated successfully',
    failed: 'Error mass generating codes',
    refreshes: [adminInvites.list],
    onDone: onClose,
  });

  return (
    <FormDialog
      title="Mass generate"
      description="Every user gets this many new codes."
      submitLabel="Generate"
      busyLabel="Generating..."
      {...form.dialog}
      onClose={onClose}
    >
      <NumberField
        label="Codes per user"
        min={limits.amount.min}
        max={limits.amount.max}
        {...form.controlled('count')}
      />
      <Checkbox label="Premium users only" {...form.register('premiumOnly')} />
    </FormDialog>
  );
}
