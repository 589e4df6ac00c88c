import { DownloadIcon, FileIcon } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import type { ButtonVariant } from '#src/ui/button-classes.ts';
import { Notice } from './Notice.tsx';
import { TabLoading } from './TabLoading.tsx';
import { Downloaded } from './Downloaded.tsx';
import { busyLabels, DOWNLOADING, type Downloading } from './use-download.ts';
import type { Status } from './use-status.ts';
import { formatDate } from '#src/app/format-date.ts';
import { showInvisible } from '#src/ui/UntrustedText.tsx';

const NO_CLIENT = 'No client is available at the moment';

/** The tab 'Download client': version, release date and button (DOW-2). */
export function DownloadTab({
  status: { isLoading, client },
  download: { phase, place, submit, busy, saved, canSubmit },
  variant,
}: {
  status: Status;
  download: Downloading;
  variant: ButtonVariant;
}) {
  if (isLoading) return <TabLoading label="Loading client information" shape="box" />;
  const button = (
    <Button
      variant={variant}
      icon={<DownloadIcon className="size-icon-sm" />}
      disabledReason={!canSubmit ? NO_CLIENT : busy && place !== 'tab' && DOWNLOADING}
      busy={busy && place === 'tab'}
      busyLabel={busyLabels[phase ?? 'preparing']}
      onClick={() => submit('tab')}
      size="lg"
    >
      Download
    </Button>
  );
  if (!client)
    return <Notice icon={<FileIcon className="size-icon-lg" />} title={NO_CLIENT} action={button} />;
  return (
    <div className="grid gap-4">
      <dl className="grid divide-y divide-line rounded-lg border border-line px-5 text-base">
        <Fact term="Version">{client.version}</Fact>
        <Fact term="Release date">{releaseDay(client.releaseDate)}</Fact>
      </dl>
      <div className="grid gap-3">
        {button}
        <Downloaded file={place === 'tab' ? saved : undefined} className="peer justify-self-center" />
        <p className="text-center text-xs text-muted peer-not-empty:hidden">For Windows.</p>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex min-w-0 flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 font-medium tabular-nums wrap-anywhere">{showInvisible(children)}</dd>
    </div>
  );
}

/** Returns a release date, or '–': a day (DOW-2), the same west of Greenwich. Invalid dates stay as they are. */
export function releaseDay(date: string | null): string {
  if (!date) return '–';
  const [day = date, time = ''] = date.split('T');
  return formatDate(/^00:00(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/.test(time) ? day : date) || date;
}
