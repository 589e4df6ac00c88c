import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { FILL_ALL_FIELDS, adminClient } from '#src/contract/admin/client.ts';
import { limits } from '#src/contract/limits.ts';
import { notify } from '#src/app/notify.ts';
import { resumeState } from '#src/app/resume-state.ts';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { DateField } from '#src/ui/DateField.tsx';
import type { ErrorMessage } from '#src/ui/Field.tsx';
import { FileField } from '#src/ui/FileField.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { ApiError } from '#src/api/error.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { upload } from '#src/api/upload.ts';
import { missingFieldsReason, useWriteForm } from '#src/forms/use-write-form.ts';
import { toLocalInput } from '#src/app/format-date.ts';
import { useLeaveGuard } from '#src/ui/use-leave-guard.ts';
import { cleanName } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { InterruptedWork } from '../list/bulk/InterruptedWork.tsx';

interface Props {
  onClose(): void;
}

/** The dialog 'Upload client' (UPL-1). Cannot be closed while it uploads, keeps its values after a failure. */
export function UploadDialog({ onClose }: Props) {
  const { form, percent } = useUpload(onClose);
  const { value: chosen, ...file } = form.controlled('file');
  const version = form.register('version');
  const hasVersion = form.values.version.trim() !== '';
  const [wasSubmitted, setSubmitted] = useState(false);
  const missing = (text: string) => (wasSubmitted ? text : undefined);

  function submit(event: FormEvent | KeyboardEvent) {
    setSubmitted(true);
    if (form.submit(event).includes(FILL_ALL_FIELDS)) notify.error(FILL_ALL_FIELDS);
  }
  return (
    <FormDialog
      title="Upload client"
      labels={['Upload', 'Uploading...']}
      {...form.dialog}
      onSubmit={submit}
      disabledReason={missingFieldsReason([
        ...(chosen && wrong(file.error) === undefined ? [] : ['choose a file']),
        ...(version.value === '' ? ['enter a version'] : []),
      ])}
    >
      <InterruptedWork at={adminClient.upload.path} />
      <div className="grid gap-4">
        <FileField
          label="File"
          accept={limits.clientFileExtension}
          required
          file={chosen}
          {...file}
          error={wrong(file.error) ?? (chosen ? undefined : missing('Choose an .exe file first'))}
        />
        <TextField
          label="Version"
          placeholder="e.g. 1.0.0"
          required
          autoComplete="off"
          mono
          // a disabled button keeps Enter from submitting, but missing values must be reported
          onKeyDown={(event) =>
            event.key === 'Enter' && !event.repeat && !event.nativeEvent.isComposing && submit(event)
          }
          {...cleanPaste(cleanName)}
          {...version}
          error={wrong(version.error) ?? (hasVersion ? undefined : missing('Enter a version first'))}
        />
        <DateField label="Release Date" {...form.register('releaseDate')} />
      </div>
      <ClockNotice />
      {form.busy && (
        <ProgressBar
          label="Upload progress"
          value={percent}
          showPercent
          blade={{ code: form.values.version, teeth: 30 }}
        />
      )}
    </FormDialog>
  );
}

const CHANGED = 'The file has changed. Choose it again';

/** Rejects if the file is not as it was when it was chosen: browsers do not read it then, and do not say why. */
const expectUnchanged = (file: File) =>
  new Promise<void>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve();
    reader.onerror = () => reject(new ApiError(400, { message: CHANGED }));
    reader.readAsArrayBuffer(file.slice(0, 1));
  });

/** Returns the field error, without the one for missing values, which is a toast. */
const wrong = (message: ErrorMessage | undefined) => (message === FILL_ALL_FIELDS ? undefined : message);

/** Uploads a client (UPL-1). Leaving needs a confirmation meanwhile; the end of the session cancels it. */
function useUpload(onClose: () => void) {
  const [percent, setPercent] = useState(0);
  const [today] = useState(() => toLocalInput(Date.now(), 'date'));
  const { username } = sessionScope.current;
  const note = (text?: string) => resumeState.noteWork(username, adminClient.upload.path, text);
  const form = useWriteForm(adminClient.upload, {
    defaultValues: { file: undefined, version: '', releaseDate: today },
    validateOnChange: true,
    successMessage: 'Client uploaded successfully',
    errorMessage: 'Error uploading client',
    badRequestField: (message) =>
      message === CHANGED ? 'file' : /version/i.test(message) ? 'version' : undefined,
    toastsFieldError: true,
    async send(input, signal) {
      setPercent(0);
      await expectUnchanged(input.body.file);
      note(`Interrupted: upload of version ${input.body.version}. It may have gone through`);
      try {
        const reply = await upload(adminClient.upload, input, { onProgress: setPercent, signal });
        note();
        return reply;
      } catch (error) {
        // one without an answer stays noted until the dialog that shows it is closed: a reload ends calls before the page
        if (!(error instanceof ApiError && error.mayHaveSucceeded)) note();
        await expectUnchanged(input.body.file);
        throw error;
      }
    },
    onClose() {
      note();
      onClose();
    },
  });
  useLeaveGuard(form.busy, 'Wait until the upload has finished');
  return { form, percent };
}
