import { useEffect, useState } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { useDialog } from '#src/forms/use-dialog.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import type { Decision } from '../../hwid/requests.ts';
import { notifyDecided, useDecide } from '../../hwid/use-decide.ts';
import { userDeletion } from '../../users/user-deletion.tsx';
import type { SheetKind } from './sheet-kinds.ts';
import { UserSheetFacts } from './UserSheetFacts.tsx';
import { UserSheetActions, UserSheetHead } from './UserSheetHead.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useUserSheet } from './use-user-sheet.ts';

const AddSubscriptionDialog = lazyDialog(
  () => import('../../users/AddSubscriptionDialog.tsx'),
  'AddSubscriptionDialog',
);
const BanUserDialog = lazyDialog(() => import('../../users/BanUserDialog.tsx'), 'BanUserDialog');
const EditUserDialog = lazyDialog(() => import('../../users/EditUserDialog.tsx'), 'EditUserDialog');
const DeleteDialog = lazyDialog(() => import('../../list/DeleteDialog.tsx'), 'DeleteDialog');
const DecideDialog = lazyDialog(() => import('../../hwid/DecideDialog.tsx'), 'DecideDialog');

const dialogs = {
  row: {
    subscribe: AddSubscriptionDialog,
    edit: EditUserDialog,
    ban: BanUserDialog,
  } satisfies Record<SheetKind, unknown>,
  of: 'sheet',
} as const;

/** The question above the sheet, which is not in the address. */
type Question = { kind: 'delete'; row: AdminUser } | { kind: Decision; row: HwidRequest };

interface Props {
  name: string;
  /** The sheet covers the page. */
  isModal: boolean;
  onClose(): void;
}

/** Everything that the lists know of one user, with the most frequent actions (PER-1, PER-2, PER-3). */
export function UserSheet({ name, isModal, onClose }: Props) {
  const person = useUserSheet(name);
  const { user, people } = person;
  const { dialog, row, show, close } = useDialog(dialogs, { rows: user && [user], list: users.list });
  const [question, ask] = useState<Question>();
  const isOfOther = row && row.id !== user?.id; // by an address that was put together
  const isWrong = isOfOther && people.isSuccess && !people.isPlaceholderData;
  useEffect(() => {
    if (isWrong) close();
  }, [isWrong, close]);
  return (
    <>
      <SheetFrame
        title={name}
        isModal={isModal}
        note={<UserSheetHead name={name} person={person} />}
        actions={
          user && (
            <UserSheetActions
              user={user}
              onShow={(kind) => show(kind, user.id)}
              onDelete={() => ask({ kind: 'delete', row: user })}
            />
          )
        }
        onClose={onClose}
      >
        <UserSheetFacts name={name} person={person} onDecide={(row, kind) => ask({ kind, row })} />
      </SheetFrame>
      {!question && !isOfOther && dialog}
      <QuestionDialog question={question} onEnd={() => ask(undefined)} onRowMissing={onClose} />
    </>
  );
}

interface QuestionDialogProps {
  question: Question | undefined;
  onEnd(): void;
  /** The user has been deleted. */
  onRowMissing(): void;
}

function QuestionDialog({ question, onEnd, onRowMissing }: QuestionDialogProps) {
  const { decide } = useDecide();
  if (!question) return undefined;
  if (question.kind === 'delete')
    return (
      <DeleteDialog
        row={question.row}
        deletion={userDeletion}
        list={users.list}
        onClose={onEnd}
        onRowMissing={onRowMissing}
      />
    );
  const { kind, row } = question;
  return (
    <DecideDialog
      request={row}
      decision={kind}
      onConfirm={async () => {
        const decided = await decide(row, kind);
        notifyDecided(decided);
        if (decided.isDecided) onEnd();
      }}
      onClose={onEnd}
    />
  );
}
