import { useMemo, useState } from 'react';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { users } from '#src/contract/admin/users.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Picker } from '#src/ui/Picker.tsx';
import { UncopiedCodes } from '../list/UncopiedCodes.tsx';
import { useGenerateCodes } from '../list/use-generate-codes.ts';

/** Makes invite codes, for one owner or for nobody yet, and copies them (SPEC.md §2, §5). */
export function GenerateInvitesDialog({ onClose }: { onClose(): void }) {
  const owners = useRead(users.refs, { failed: 'Error fetching users', silentWithoutToken: true });
  const { generate, busy, uncopied } = useGenerateCodes(adminInvites.generate, {
    codesOf: (reply) => reply.codes,
    done: 'Codes generated and copied to clipboard',
    failed: 'Error generating codes',
    refreshes: [adminInvites.list],
    onDone: onClose,
  });
  const [count, setCount] = useState<number>(limits.amount.default);
  const [userId, setUserId] = useState<number | null>(null);
  const options = useMemo(() => (owners.data ?? []).map(({ id, username }) => ({ value: id, label: username })), [owners.data]);

  if (uncopied !== undefined) return <UncopiedCodes codes={uncopied} label="codes" onClose={onClose} />;
  return (
    <FormDialog
      title="Generate invites"
      description="Codes are copied to the clipboard automatically."
      submitLabel="Generate"
      busyLabel="Generating..."
      busy={busy}
      onSubmit={() => void generate({ body: { count, ...(userId !== null && { userId }) } })}
      onClose={onClose}
    >
      <NumberField label="Amount" min={limits.amount.min} max={limits.amount.max} value={count} onChange={setCount} />
      <Picker label="Owner" helper="Optional" clearable options={options} loading={owners.isPending} value={userId} onChange={setUserId} />
    </FormDialog>
  );
}
