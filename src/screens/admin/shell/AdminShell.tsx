import clsx from 'clsx';
import { useMemo } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { listQuery } from '#src/app/address.ts';
import {
  RenderedPathContext,
  useAddresses,
  useAddressPart,
  useDeclared,
  useListAddress,
} from '#src/app/use-address.ts';
import { useBackBlocker } from '#src/forms/use-back-blocker.ts';
import { declaredDialogs, useDialog } from '#src/forms/use-dialog.tsx';
import { useMedia } from '#src/lib/use-media.ts';
import { useSignOut } from '#src/session/use-session.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { CurrentRow } from '#src/ui/current-row.ts';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { OpenUserContext } from '../list/UserLink.tsx';
import { usePendingCount, useStats } from '../hwid/use-new-requests.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { sheetKinds } from './user-sheet/sheet-kinds.ts';
import { Stats } from './Stats.tsx';
import { usePalette } from './use-palette.tsx';

const UserSheet = lazyDialog(() => import('./user-sheet/UserSheet.tsx'), 'UserSheet');
const UploadDialog = lazyDialog(() => import('../upload/UploadDialog.tsx'), 'UploadDialog');

const dialogs = { page: { upload: UploadDialog }, of: 'shell' } as const;
const ofSheet = declaredDialogs({ row: sheetKinds, of: 'sheet' }); // before its code is there

/** Layout of the admin console (ADM-1): header, stat cards, the current list, and beside it a user's sheet (PER-1). */
export function AdminShell() {
  useDeclared(ofSheet);
  const { dialog, show } = useDialog(dialogs);
  const { data, isPending, isLoadingError: hasNoStats, isFetching, refetch } = useStats();
  const pending = usePendingCount();
  const startUpload = () => show('upload');
  const { isLeaving, leave } = useSignOut('/login');
  const { go } = useAddresses();
  const person = useAddressPart(({ person }) => person);
  const links = usePersonLinks();
  const palette = usePalette({
    onUpload: startUpload,
    onPerson(name, dialog) {
      go({ go: 'person', name });
      if (dialog) go({ go: 'dialog', kind: `person-${dialog.kind}`, id: dialog.id });
    },
    onSignOut: leave,
  });
  const isCovered = useMedia('(width < 40rem)') && person !== '';
  const isOfPerson = useMemo(() => rowsOf(person), [person]);
  useBackBlocker();
  if (isLeaving) return <Splash />;

  return (
    <OpenUserContext value={links}>
      <div inert={isCovered}>
        <SkipLink to="list">Skip to the list</SkipLink>
        <AdminHeader
          pending={hasNoStats ? undefined : (pending ?? 0)}
          onUpload={startUpload}
          onPalette={palette.open}
          onSignOut={leave}
        />
        <main
          id="list"
          tabIndex={-1}
          className={clsx(
            'mx-auto grid max-w-wide grid-cols-[minmax(0,1fr)] gap-2 px-4 pt-3 pb-4 outline-none',
            'max-sm:pt-2 sm:px-6 short:gap-2 short:pt-2',
            person && besideSheet,
          )}
        >
          <CurrentRow value={isOfPerson}>
            <DrawnPage />
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
      {person && (
        <UserSheet
          key={person}
          name={person}
          isModal={isCovered}
          onClose={() => go({ go: 'close', layer: 'person' })}
        />
      )}
      {dialog}
      {palette.shown}
    </OpenUserContext>
  );
}

/** The open page, with its path as context, so that it keeps its address until the next page is rendered. */
function DrawnPage() {
  const { pathname } = useLocation();
  return (
    <RenderedPathContext value={pathname}>
      <Outlet />
    </RenderedPathContext>
  );
}

/** Returns functions that open users' sheets, stable while the list's own address does not change. */
function usePersonLinks() {
  const { go } = useAddresses();
  const list = listQuery(useListAddress());
  return useMemo(
    () => ({
      open: (name: string) => go({ go: 'person', name }),
      hrefOf: (name: string) => `${list}${list ? '&' : '?'}${new URLSearchParams({ user: name })}`,
    }),
    [go, list],
  );
}

/** Classes that make room for the sheet in wide windows: its 25rem, less the margin beside the page. */
const besideSheet = 'min-[100rem]:pe-[max(1.5rem,calc(26.5rem-max(0rem,(100vw-var(--container-wide))/2)))]';

interface UserRow {
  username?: string;
  user?: { username: string } | null;
  usedBy?: { username: string } | null;
  assignedTo?: { username: string } | null;
}

const rowsOf = (name: string) => (row: UserRow) =>
  name !== '' &&
  [row.username, row.user?.username, row.usedBy?.username, row.assignedTo?.username].includes(name);
