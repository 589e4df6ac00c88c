import clsx from 'clsx';
import { FileIcon, UploadIcon, XIcon } from 'lucide-react';
import { type DragEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface FileFieldProps extends FieldProps {
  /**
   * Accepted types, like `accept` of `<input>`: '.exe'. Only the file picker respects it; validate dropped files in
   * the form.
   */
  accept?: string;
  /** The chosen file. */
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  ref?: Ref<{ focus(): void }>;
}

/** Picks a file, also by drag and drop. Show the progress of an upload with a ProgressBar. */
export function FileField({
  label,
  helper,
  error,
  required,
  disabled: isDisabled = false,
  readOnly = false,
  className,
  accept,
  file,
  onChange,
  ref,
}: FileFieldProps) {
  const disabled = isDisabled || readOnly; // `readOnly` does not exist on file inputs
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  const [refused, setRefused] = useState<string>();
  function take(chosen: File | undefined) {
    setRefused(undefined);
    onChange(chosen);
  }
  const { isOver, handlers } = useDrop((items) => {
    if (disabled) return;
    const [item, another] = items;
    if (another) setRefused('One file at a time');
    else if (item?.webkitGetAsEntry()?.isDirectory) setRefused('That is a folder. Drop a file instead');
    else if (item?.getAsFile()) take(item.getAsFile()!);
    else setRefused('That is no file. Drop a file instead');
  });
  return (
    <Field {...{ label, helper, required, className }} error={refused ?? error}>
      {(control) => (
        <div {...handlers} className={boxClasses({ isOver, hasError: Boolean(refused ?? error), disabled })}>
          {/* covers the box, so that a click anywhere opens the file picker */}
          <input
            ref={input}
            type="file"
            accept={accept}
            disabled={disabled}
            // a file that has changed can be chosen again
            onClick={(event) => (event.currentTarget.value = '')}
            onChange={(event) => {
              const picked = event.target.files?.[0];
              if (picked) take(picked);
            }}
            className={inputClasses}
            {...control}
          />
          <div className="pointer-events-none flex min-h-20 items-center gap-3 px-4 py-3">
            <FileName file={file} accept={accept} />
            {file && !disabled && <RemoveButton onClick={() => take(undefined)} />}
          </div>
        </div>
      )}
    </Field>
  );
}

function bytes(size: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const step = size < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(size) / 3));
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(size / 1000 ** step);
}

const RemoveButton = ({ onClick }: { onClick(): void }) => (
  <button
    type="button"
    aria-label="Remove"
    onClick={onClick}
    className="pointer-events-auto relative grid size-control-md place-items-center rounded-sm text-muted hover:bg-hover hover:text-text pointer-coarse:-m-1 pointer-coarse:size-control-lg"
  >
    <XIcon className="size-icon-sm" />
  </button>
);

/** Name and size of the chosen file, or the accepted types. */
const FileName = ({ file, accept }: Pick<FileFieldProps, 'file' | 'accept'>) => (
  <>
    <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-sunken text-muted ring-1 ring-line ring-inset">
      {file ? <FileIcon /> : <UploadIcon />}
    </span>
    <span className="min-w-0 flex-1">
      <span title={file?.name} translate={file ? 'no' : undefined} className="block truncate font-medium">
        {file ? file.name : `Choose ${accept ? `the ${accept}` : 'a file'} or drop it here`}
      </span>
      {file && <span className="block text-xs text-muted">{bytes(file.size)}</span>}
    </span>
  </>
);

const inputClasses =
  'absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-not-allowed';

const boxClasses = (is: { isOver: boolean; hasError: boolean; disabled: boolean }) =>
  clsx(
    'relative rounded-md border border-dashed bg-raised transition-colors ' +
      'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 ' +
      'has-[input:focus-visible]:border-transparent has-[input:focus-visible]:outline-focus',
    is.hasError ? 'border-danger' : is.isOver ? 'border-accent-text bg-accent-soft' : 'border-line-strong',
    is.disabled ? 'bg-sunken text-muted' : 'hover:bg-hover',
  );

const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea');

/** Makes an element a drop target for a file. Beside it the browser would open a dropped file or link. */
function useDrop(onDropped: (files: readonly DataTransferItem[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    function ignore(event: globalThis.DragEvent) {
      const isText = !event.dataTransfer?.types.includes('Files');
      if (event.defaultPrevented || !event.dataTransfer || (isText && takesText(event.target))) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        onDropped([...event.dataTransfer.items].filter(({ kind }) => kind === 'file'));
      },
    },
  };
}
