import { type FormEvent, type KeyboardEvent, useState } from 'react';
import * as z from 'zod/mini';
import { ClientUpload } from '#src/contract/admin/client.ts';
import { limits } from '#src/contract/limits.ts';
import { toLocalInput } from '#src/lib/format-date.ts';
import { notify } from '#src/lib/notify.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useUpload } from './use-upload.ts';

interface Props {
  onClose(): void;
}

/** Dialog 'Upload client' (SPEC.md §2, §5). Cannot be closed while it uploads; a failure keeps the file and all else. */
export function UploadDialog({ onClose }: Props) {
  const [file, setFile] = useState<File>();
  const [version, setVersion] = useState('');
  const [releaseDate, setReleaseDate] = useState(() => toLocalInput(Date.now(), 'date'));
  const { mutate, isPending, percent } = useUpload();

  const fileError = file && firstIssue(z.safeParse(ClientUpload.shape.file, file));

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const checked = z.safeParse(ClientUpload, { file, version, releaseDate });
    if (checked.success) mutate({ body: checked.data }, { onSuccess: onClose });
    else if (!fileError) notify.error(firstIssue(checked) ?? '');
  }
  return (
    <FormDialog
      title="Upload client"
      submitLabel="Upload"
      busyLabel="Uploading..."
      busy={isPending}
      submitDisabled={!file || fileError !== undefined || version === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* a disabled button keeps Enter from submitting: the person is told what is missing all the same */}
      <div
        className="grid gap-4"
        onKeyDown={(event) => event.key === 'Enter' && !isPending && event.target instanceof HTMLInputElement && event.target.type === 'text' && submit(event)}
      >
        <FileField label="File" accept={limits.clientFileExtension} file={file} onChange={setFile} error={fileError} required disabled={isPending} />
        <TextField label="Version" placeholder="e.g. 1.0.0" value={version} onChange={(event) => setVersion(event.target.value)} required readOnly={isPending} autoComplete="off" mono />
        <DateField label="Release Date" value={releaseDate} onChange={(event) => setReleaseDate(event.target.value)} readOnly={isPending} />
      </div>
      {isPending && <ProgressBar label="Upload progress" value={percent} showPercent />}
    </FormDialog>
  );
}

const firstIssue = ({ error }: { error?: z.core.$ZodError | undefined }) => error?.issues[0]?.message;
