import { Outlet } from 'react-router-dom';
import { PENDING_HWID, stats } from '#src/contract/admin/stats.ts';
import { useRead } from '#src/data/use-read.ts';
import { useBackClosesDialog } from '#src/forms/use-back-closes-dialog.ts';
import { useKeptState } from '#src/app/use-kept-state.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { usePendingCount, useReportedCount } from '../hwid/pending-count.ts';
import { useStatsWatch } from '../hwid/use-new-requests.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { Stats } from './Stats.tsx';
import { usePalette } from './use-palette.tsx';

const UploadDialog = lazyDialog(async () => (await import('../upload/UploadDialog.tsx')).UploadDialog);

/** The layout of the admin console (ADM-1): header, stat cards and the current list. */
export function AdminShell() {
  const [isUploading, setUploading] = useKeptState('upload dialog', false);
  const { data, isPending, isFetching, dataUpdatedAt, refetch } = useRead(stats.read, {
    failed: 'Failed to fetch stats',
  });
  useReportedCount(data?.badges[PENDING_HWID], dataUpdatedAt);
  const pending = usePendingCount();
  useStatsWatch(data !== undefined);
  const startUpload = () => setUploading(true);
  const palette = usePalette(startUpload);
  useBackClosesDialog();

  return (
    <>
      <SkipLink to="list">Skip to the list</SkipLink>
      <AdminHeader pending={pending ?? 0} onUpload={startUpload} onPalette={palette.open} />
      <main
        id="list"
        tabIndex={-1}
        className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-3 px-4 py-4 outline-none sm:px-6"
      >
        <Outlet />
        {/* above the list, but read after its heading */}
        <Stats
          isLoading={isPending}
          stats={data?.stats}
          isFetching={isFetching}
          onRetry={() => void refetch()}
          className="order-first"
        />
      </main>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
      {palette.shown}
    </>
  );
}
