import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useBackGuards } from '#src/forms/use-back-guards.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { useMedia } from '#src/lib/use-media.ts';
import { signOut } from '#src/session/session.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { CurrentRow } from '#src/ui/current-row.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { usePendingCount } from '../hwid/pending-count.ts';
import { OpenPerson } from '../list/PersonLink.tsx';
import { useStats } from '../hwid/use-new-requests.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { Stats } from './Stats.tsx';
import type { PersonDialog } from './person/PersonHead.tsx';
import { usePersonAddress } from './person/use-person-address.ts';
import { usePalette } from './use-palette.tsx';

const PersonSheet = lazyDialog(() => import('./person/PersonSheet.tsx'), 'PersonSheet');
const UploadDialog = lazyDialog(() => import('../upload/UploadDialog.tsx'), 'UploadDialog');

/** The layout of the admin console (ADM-1): header, stat cards, the current list, and beside it a person (PER-1). */
export function AdminShell() {
  const { open, show, close } = useDialog<{ kind: 'upload' }>({ page: ['upload'] });
  const { data, isPending, isFetching, refetch } = useStats();
  const pending = usePendingCount();
  const startUpload = () => show({ kind: 'upload' });
  const { isLeaving, leave } = useSignOut();
  const person = usePersonAddress();
  const [asked, setAsked] = useState<{ of: string; dialog: PersonDialog }>();
  const palette = usePalette({
    onUpload: startUpload,
    onPerson(username, dialog) {
      person.links.open(username);
      setAsked(dialog && { of: username, dialog });
    },
    onSignOut: leave,
  });
  const isCovered = useMedia('(width < 40rem)') && person.name !== '';
  const isOfPerson = useMemo(() => rowsOf(person.name), [person.name]);
  useBackGuards();
  if (isLeaving) return <Splash />; // nothing can be started during the sign-out

  return (
    <OpenPerson value={person.links}>
      <div inert={isCovered}>
        <SkipLink to="list">Skip to the list</SkipLink>
        <AdminHeader
          pending={pending ?? 0}
          onUpload={startUpload}
          onPalette={palette.open}
          onSignOut={leave}
        />
        <main
          id="list"
          tabIndex={-1}
          className={clsx(
            'mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-3 pb-4 outline-none max-sm:gap-1',
            'max-sm:pt-2 sm:px-6 short:gap-2 short:pt-2',
            person.name && besideSheet,
          )}
        >
          <CurrentRow value={isOfPerson}>
            <Outlet />
          </CurrentRow>
          {/* above the list, but read after its heading */}
          <Stats
            isLoading={isPending}
            stats={data?.stats}
            isFetching={isFetching}
            onRetry={() => void refetch()}
            className="order-first print:hidden"
          />
        </main>
      </div>
      {person.name && (
        <PersonSheet
          key={person.name}
          name={person.name}
          asked={asked?.of === person.name ? asked.dialog : undefined} // the sheet before it is still there
          onAnswered={() => setAsked(undefined)}
          isModal={isCovered}
          onClose={person.close}
        />
      )}
      {open && <UploadDialog onClose={close} />}
      {palette.shown}
    </OpenPerson>
  );
}

/** Makes room for the sheet in wide windows: its 25rem, less what the window has beside the page. */
const besideSheet = 'min-[100rem]:pe-[max(1.5rem,calc(26.5rem-max(0rem,(100vw-var(--container-wide))/2)))]';

interface PersonRow {
  username?: string;
  user?: { username: string } | null;
  usedBy?: { username: string } | null;
  assignedTo?: { username: string } | null;
}

const rowsOf = (name: string) => (row: PersonRow) =>
  name !== '' &&
  [row.username, row.user?.username, row.usedBy?.username, row.assignedTo?.username].includes(name);

/** Signing out from the console (ADM-7). */
function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  function leave() {
    setLeaving(true);
    void signOut('/login');
  }
  return { isLeaving, leave };
}
