import clsx from 'clsx';
import { SearchIcon, XIcon } from 'lucide-react';
import { typedExactly } from '#src/lib/clean-paste.ts';
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';

export interface SearchBoxProps extends Pick<ComponentProps<'input'>, 'onPaste' | 'onDrop'> {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name. */
  label?: string;
  placeholder?: string;
  /** Landmark role, for the only search of a page. */
  role?: 'search';
  ref?: Ref<{ focus(): void }>;
  className?: string;
}

/** A search input with a clear button; Escape clears it too. To choose one of many, use a ComboBox. */
export function SearchBox({
  value,
  onChange,
  label = 'Search',
  placeholder = 'Search',
  role,
  ref,
  className,
  ...pasting
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <div role={role} className={clsx('relative flex items-center', className)}>
      <SearchIcon className="size-icon-sm pointer-events-none absolute start-3 text-muted" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        {...typedExactly}
        {...pasting}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !value || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          clear();
        }}
        className="h-control-lg w-full rounded-md border border-line-strong bg-raised ps-9 pe-10 text-base text-ellipsis placeholder-shown:pe-3 placeholder:text-muted sm:h-control-md sm:text-sm text-start pointer-coarse:h-control-lg pointer-coarse:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {value && <ClearButton onClick={clear} />}
    </div>
  );
}

const ClearButton = ({ onClick }: { onClick(): void }) => (
  <button
    type="button"
    aria-label="Clear search"
    onClick={onClick}
    className="absolute end-1.5 grid size-control-sm place-items-center rounded-sm text-muted hover:bg-hover hover:text-text sm:size-control-xs pointer-coarse:end-0 pointer-coarse:size-control-lg"
  >
    <XIcon className="size-icon-sm" />
  </button>
);
