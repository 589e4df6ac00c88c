import { useEffect } from 'react';
import { users } from '#src/contract/admin/users.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { notifyDecided, useDecide } from '../../hwid/use-decide.ts';
import { userDeletion } from '../../users/user-deletion.tsx';
import { personDialogs } from './user-sheet-dialogs.ts';
import { UserSheetFacts } from './UserSheetFacts.tsx';
import { UserSheetActions, type UserSheetDialog, UserSheetHead } from './UserSheetHead.tsx';
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

const dialogs = { ...personDialogs, list: users.list };

interface Props {
  name: string;
  /** The sheet covers the page. */
  isModal: boolean;
  onClose(): void;
}

/** Everything that the lists know of one user, with the most frequent actions (PER-1, PER-2, PER-3). */
export function UserSheet({ name, isModal, onClose }: Props) {
  const person = useUserSheet(name);
  const { open, show, close: onEnd } = useDialog<UserSheetDialog>(dialogs);
  const { user, people } = person;
  const isOfOther = open && 'username' in open.row && open.row.id !== user?.id; // by an address that was put together
  const isWrong = isOfOther && people.isSuccess && !people.isPlaceholderData;
  useEffect(() => {
    if (isWrong) onEnd();
  }, [isWrong, onEnd]);
  return (
    <>
      <SheetFrame
        title={name}
        isModal={isModal}
        note={<UserSheetHead name={name} person={person} />}
        actions={user && <UserSheetActions user={user} onShow={show} />}
        onClose={onClose}
      >
        <UserSheetFacts name={name} person={person} onShow={show} />
      </SheetFrame>
      <Dialogs open={isOfOther ? undefined : open} onEnd={onEnd} onRowMissing={onClose} />
    </>
  );
}

interface DialogsProps {
  open: UserSheetDialog | undefined;
  onEnd(): void;
  /** The user has been deleted. */
  onRowMissing(): void;
}

function Dialogs({ open, onEnd, onRowMissing }: DialogsProps) {
  const { decide } = useDecide();
  switch (open?.kind) {
    case 'subscribe':
      return <AddSubscriptionDialog user={open.row} onClose={onEnd} />;
    case 'edit':
      return <EditUserDialog user={open.row} onClose={onEnd} />;
    case 'ban':
      return <BanUserDialog user={open.row} onClose={onEnd} />;
    case 'delete':
      return (
        <DeleteDialog
          row={open.row}
          deletion={userDeletion}
          list={users.list}
          onClose={onEnd}
          onRowMissing={onRowMissing}
        />
      );
    case 'approve':
    case 'decline':
      return (
        <DecideDialog
          request={open.row}
          decision={open.kind}
          onConfirm={async () => {
            const decided = await decide(open.row, open.kind);
            notifyDecided(decided);
            if (decided.isDecided) onEnd();
          }}
          onClose={onEnd}
        />
      );
    default:
      return undefined;
  }
}
