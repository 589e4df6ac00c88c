import { useMemo, useRef, useState } from 'react';
import { copyText } from '#src/app/clipboard.ts';
import { notifyCopied } from '#src/app/notify.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { users } from '#src/contract/admin/users.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { usersFailure } from '#src/forms/options-with.ts';
import { useCopiedCodes, useGenerateCodes } from '#src/forms/use-generate-codes.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { NumberField } from '#src/ui/NumberField.tsx';
import { ComboBox } from '#src/ui/ComboBox.tsx';

interface Generated {
  codes: string[];
  isCopied: boolean;
  /** Name of the user who got them, if one was chosen. */
  owner: string | undefined;
}

/** Generates invite codes, optionally for one owner, copies them and then hands them over (INC-2). */
export function GenerateInvitesDialog({ onClose }: { onClose(): void }) {
  const owners = useRead(users.refs, { errorMessage: 'Error fetching users', silentWithoutToken: true });
  const options = useMemo(
    () => (owners.data ?? []).map(({ id, username }) => ({ value: id, label: username })),
    [owners.data],
  );
  const [generated, setGenerated] = useState<Generated>();
  const form = useGenerateCodes(
    adminInvites.generate,
    {
      codesOf: (reply) => reply.codes,
      copied: 'Codes generated and copied to clipboard',
      onDone: ({ reply, text, isCopied }, { body }) =>
        text === ''
          ? onClose()
          : setGenerated({
              codes: reply.codes.map(({ code }) => code),
              isCopied,
              owner: options.find(({ value }) => value === body.userId)?.label,
            }),
    },
    {
      defaultValues: { count: limits.amount.default, userId: undefined },
      errorMessage: 'Error generating codes',
      invalidates: [adminInvites.list],
    },
  );
  const owner = form.controlled('userId');

  if (generated) return <ShareCodes {...generated} onClose={onClose} />;
  return (
    <FormDialog
      title="Generate invites"
      description="Codes are copied to the clipboard automatically."
      labels={['Generate', 'Generating...']}
      {...form.dialog}
      onClose={onClose}
    >
      <NumberField
        label="Amount"
        min={limits.amount.min}
        max={limits.amount.max}
        fallback={limits.amount.min}
        {...form.controlled('count')}
      />
      <ComboBox
        label="Owner"
        helper="Optional"
        clearable
        options={options}
        loading={owners.isFetching}
        failure={usersFailure(owners, 'Some users could not be loaded.')}
        {...owner}
        onChange={(id) => owner.onChange(id ?? undefined)}
      />
    </FormDialog>
  );
}

/** Shows new codes to be copied again, or by hand where the browser refused (DEC-48). */
function ShareCodes({ codes, isCopied: wasCopied, owner, onClose }: Generated & { onClose(): void }) {
  const copyAgain = useRef<HTMLButtonElement>(null);
  const { isCopied, onCopied } = useCopiedCodes(wasCopied);
  const text = codes.join('\n');
  return (
    <Dialog
      title={`${pluralize(codes.length, ['invite code', 'invite codes'])} generated`}
      description={
        isCopied
          ? ['Each works once.', owner && `${owner} also sees them on the dashboard.`]
              .filter(Boolean)
              .join(' ')
          : 'The browser blocked copying. Copy them here before you close this window.'
      }
      dismissible={isCopied}
      initialFocus={copyAgain}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            ref={copyAgain}
            variant="primary"
            onClick={async () => {
              const isDone = await copyText(text);
              notifyCopied(isDone, 'Codes');
              onCopied(isDone);
            }}
          >
            {`Copy ${codes.length === 1 ? 'code' : 'codes'}`}
          </Button>
        </>
      }
    >
      <CodeBlock text={text} label="codes" hasButton={false} />
    </Dialog>
  );
}
