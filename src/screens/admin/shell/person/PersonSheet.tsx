import { useEffect, useEffectEvent, useState } from 'react';
import { users } from '#src/contract/admin/users.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { notifyDecided, useDecide } from '../../hwid/use-decide.ts';
import { userDeletion } from '../../users/user-deletion.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonActions, type PersonDialog, PersonHead } from './PersonHead.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { type Person, usePerson } from './use-person.ts';

const AddSubscriptionDialog = lazyDialog(
  () => import('../../users/AddSubscriptionDialog.tsx'),
  'AddSubscriptionDialog',
);
const BanUserDialog = lazyDialog(() => import('../../users/BanUserDialog.tsx'), 'BanUserDialog');
const EditUserDialog = lazyDialog(() => import('../../users/EditUserDialog.tsx'), 'EditUserDialog');
const DeleteDialog = lazyDialog(() => import('../../list/DeleteDialog.tsx'), 'DeleteDialog');
const DecideDialog = lazyDialog(() => import('../../hwid/DecideDialog.tsx'), 'DecideDialog');

interface Props {
  name: string;
  asked: PersonDialog | undefined;
  onAnswered(): void;
  /** The sheet covers the page. */
  isModal: boolean;
  onClose(): void;
}

/** All that the lists know of one person, with what is mostly done for them (PER-1, PER-2, PER-3). */
export function PersonSheet({ name, asked, onAnswered, isModal, onClose }: Props) {
  const person = usePerson(name);
  const {
    open,
    show,
    close: onEnd,
  } = useDialog<PersonDialog>({ list: users.list, row: ['edit', 'subscribe'], prefix: 'person-' });
  const { user } = person;
  const isForm = open?.kind === 'edit' || open?.kind === 'subscribe';
  const isOfOther = isForm && open.row.id !== user?.id; // by an address that was put together
  const answer = useEffectEvent(() => {
    if (asked) show(asked);
    onAnswered();
  });
  useEffect(() => answer(), [asked]);
  return (
    <>
      <SheetFrame
        title={name}
        isModal={isModal}
        note={<PersonHead name={name} person={person} />}
        actions={user && <PersonActions user={user} onShow={show} />}
        onClose={onClose}
      >
        <PersonFacts name={name} person={person} onShow={show} />
      </SheetFrame>
      <Dialogs open={isOfOther ? undefined : open} person={person} onEnd={onEnd} onGone={onClose} />
    </>
  );
}

interface DialogsProps {
  open: PersonDialog | undefined;
  person: Person;
  onEnd(): void;
  /** The user has been deleted. */
  onGone(): void;
}

function Dialogs({ open, person, onEnd, onGone }: DialogsProps) {
  const { decide } = useDecide();
  const [isDeletionOver, setDeletionOver] = useState(false);
  const isGone = isDeletionOver && !person.user;
  const leave = useEffectEvent(onGone); // once: a second Back would leave the list's search
  // once its dialog is closed, which Back would close instead
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);

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
          onClose={() => {
            onEnd();
            setDeletionOver(true);
          }}
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
