import { Outlet } from 'react-router-dom';
import { stats } from '#src/contract/admin/stats.ts';
import { useRead } from '#src/data/use-read.ts';
import { useKeptState } from '#src/lib/use-kept-state.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { SkipLink } from '#src/ui/SkipLink.tsx';
import { pendingOf } from '../hwid/pending-count.ts';
import { AdminHeader } from './AdminHeader.tsx';
import { Stats } from './Stats.tsx';
import { usePalette } from './use-palette.tsx';

const UploadDialog = lazyDialog(async () => (await import('../upload/UploadDialog.tsx')).UploadDialog);

/** The layout of the admin console (ADM-1): header, stat cards and the current list. */
export function AdminShell() {
  const [isUploading, setUploading] = useKeptState('upload dialog', false);
  const { data, isPending } = useRead(stats.read, { failed: 'Failed to fetch stats' });
  const pending = pendingOf(data);
  const startUpload = () => setUploading(true);
  const palette = usePalette(startUpload);

  return (
    <>
      <SkipLink to="list">Skip to the list</SkipLink>
      <AdminHeader pending={pending ?? 0} onUpload={startUpload} onPalette={palette.open} />
      <main
        id="list"
        tabIndex={-1}
        className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-6 px-4 py-5 outline-none sm:px-6 sm:py-6"
      >
        <Stats isLoading={isPending} stats={data?.stats} />
        <Outlet context={pending} />
      </main>
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
      {palette.shown}
    </>
  );
}
