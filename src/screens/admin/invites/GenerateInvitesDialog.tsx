import { useMemo, useState } from 'react';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { users } from '#src/contract/admin/users.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { usersFailure } from '#src/forms/options-with.ts';
import { useGenerateCodes } from '#src/forms/use-generate-codes.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { Picker } from '#src/ui/Picker.tsx';

/** Generates invite codes, optionally for one owner, and copies them (INC-2). */
export function GenerateInvitesDialog({ onClose }: { onClose(): void }) {
  const owners = useRead(users.refs, { failed: 'Error fetching users', silentWithoutToken: true });
  const options = useMemo(
    () => (owners.data ?? []).map(({ id, username }) => ({ value: id, label: username })),
    [owners.data],
  );
  const [codesToShow, setCodesToShow] = useState('');
  const form = useGenerateCodes(
    adminInvites.generate,
    {
      codesOf: (reply) => reply.codes,
      copied: 'Codes generated and copied to clipboard',
      onDone: ({ text, isCopied }) => (text === '' || isCopied ? onClose() : setCodesToShow(text)),
    },
    {
      defaultValues: { count: limits.amount.default, userId: undefined },
      failed: 'Error generating codes',
      refreshes: [adminInvites.list],
    },
  );
  const owner = form.controlled('userId');

  if (codesToShow) return <UncopiedCodes codes={codesToShow} onClose={onClose} />;
  return (
    <FormDialog
      title="Generate invites"
      description="Codes are copied to the clipboard automatically."
      submitLabel="Generate"
      busyLabel="Generating..."
      {...form.dialog}
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
    </FormDialog>
  );
}

interface UncopiedCodesProps {
  /** One code per line. */
  codes: string;
  onClose(): void;
}

/** Codes that the browser refused to copy (DEC-48). */
const UncopiedCodes = ({ codes, onClose }: UncopiedCodesProps) => (
  <Dialog
    title="Your new codes"
    description="The browser did not allow copying. Copy them here before you close this window."
    dismissible={false}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <CodeBlock text={codes} label="codes" />
  </Dialog>
);
