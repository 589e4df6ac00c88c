import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon, FileIcon } from '#src/ui/icons.tsx';
import { Notice } from './Notice.tsx';
import { releaseDay } from './release-day.ts';
import { TabLoading } from './TabLoading.tsx';
import type { Downloading } from './use-download.ts';
import type { Status } from './use-status.ts';

const labels = { preparing: 'Preparing...', downloading: 'Downloading...' };

/** The tab 'Download client': version, release date and button (DOW-2). */
export function DownloadTab({
  status: { isLoading, client },
  download: { phase, submit, busy, canSubmit },
}: {
  status: Status;
  download: Downloading;
}) {
  if (isLoading) return <TabLoading label="Loading client information" />;
  const button = (
    <Button
      icon={<DownloadIcon size={16} />}
      disabled={!canSubmit}
      busy={busy}
      busyLabel={labels[phase ?? 'preparing']}
      onClick={submit}
      className="w-fit max-sm:w-full"
    >
      Download
    </Button>
  );
  if (!client)
    return (
      <Notice icon={<FileIcon size={22} />} title="No client is available at the moment">
        {button}
      </Notice>
    );
  return (
    <div className="grid gap-5">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Fact term="Version">{client.version}</Fact>
        <Fact term="Release date">{releaseDay(client.releaseDate)}</Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {button}
        <p className="text-xs text-muted">For Windows.</p>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mono mt-0.5 text-lg font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
