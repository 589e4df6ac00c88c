import { useState } from 'react';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { limits } from '#src/contract/limits.ts';
import { useAction } from '#src/data/use-action.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';

/** Makes codes for every user, or for every premium user (SPEC.md §2). They are not copied: each goes to its owner. */
export function MassGenerateDialog({ onClose }: { onClose(): void }) {
  const { mutate: generate, isPending } = useAction(adminInvites.massGenerate, {
    done: ({ message }) => message ?? 'Codes generated successfully',
    failed: 'Error mass generating codes',
    refreshes: [adminInvites.list],
  });
  const [count, setCount] = useState<number>(limits.amount.default);
  const [premiumOnly, setPremiumOnly] = useState(false);

  return (
    <FormDialog
      title="Mass generate"
      description="Every user gets this many new codes."
      submitLabel="Generate"
      busyLabel="Generating..."
      busy={isPending}
      onSubmit={() => generate({ body: { count, premiumOnly } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <NumberField label="Codes per user" min={limits.amount.min} max={limits.amount.max} value={count} onChange={setCount} />
      <Checkbox label="Premium users only" checked={premiumOnly} onChange={(event) => setPremiumOnly(event.target.checked)} />
    </FormDialog>
  );
}
