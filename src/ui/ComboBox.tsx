import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import clsx from 'clsx';
import { CheckIcon, ChevronsUpDownIcon, XIcon } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { typedExactly } from '#src/lib/clean-paste.ts';
import { foldCase } from '#src/lib/fold-case.ts';
import { escapeInvisible, visibleText } from '#src/lib/invisible-characters.ts';
import { controlHeight, controlClasses, type ControlProps, Field, type FieldProps } from './Field.tsx';
import { UntrustedText } from './UntrustedText.tsx';
import type { LoadedOptions } from './FieldLoadError.tsx';
import type { Option } from './NativeSelect.tsx';
import { useEscapeLayer } from './use-escape-layer.ts';
import { useCommitBeforeSubmit } from './use-commit-before-submit.ts';

export interface ComboBoxProps<Value extends string | number> extends FieldProps, LoadedOptions {
  /** Label; in lower case in the clear button's name and in the text for no match. */
  label: string;
  options: ReadonlyArray<Option<Value>>;
  value: Value | null | undefined;
  onChange: (value: NoInfer<Value> | null) => void;
  /** Shows a button that clears the choice. */
  clearable?: boolean;
  ref?: Ref<{ focus(): void }>;
}

/** Height of a row: 40 px, as Headless UI assumes; with another one the list jumps while it measures. */
const rowHeight = 'h-10!';

const optionsClasses =
  'layer-menu overflow-auto rounded-md bg-float p-1 text-base shadow-float outline-none ' +
  'transition-opacity duration-(--duration-fast) data-closed:opacity-0 sm:text-sm';
const optionClasses =
  'group flex min-h-control-lg w-full cursor-default items-center gap-2 rounded-xs px-2.5 py-1.5 ' +
  'select-none data-focus:bg-hover data-selected:font-medium sm:min-h-control-sm';

/** Creates the option shown if none matches; it cannot be selected. */
const nothing = (label: string) => ({ value: '', label, isNothing: true });
const isNothing = (option: object | null) => option !== null && 'isNothing' in option;

const incomplete = (loaded: number) => (loaded > 0 ? 'No matches among those loaded' : 'Nothing to choose');

/**
 * A combobox for many options: the list is virtual, so 100,000 users are as fast as ten. For a few options use a
 * Select. Text that matches no option stays with a message, and blocks the form.
 */
export function ComboBox<Value extends string | number>({
  options,
  value,
  onChange,
  clearable = false,
  ref,
  ...field
}: ComboBoxProps<Value>) {
  const { label, disabled = false, readOnly, loading, failure } = field;
  const [typed, setTyped] = useState('');
  const unchosen = useRef(''); // the typed text, until something is chosen
  const [unknown, setUnknown] = useState('');
  const matches = useMatches(options, typed);
  const none = loading ? 'Loading…' : failure ? incomplete(options.length) : 'No matches';
  const shown = matches.length > 0 ? matches : [nothing(none) as unknown as Option<Value>];
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  function choose(option: Option<Value> | null) {
    type('');
    if (!readOnly && option) onChange(option.value);
    else if (!readOnly && clearable) onChange(null);
  }
  function type(text: string) {
    setTyped(text);
    setUnknown('');
    unchosen.current = text.trim();
  }
  function onClose() {
    const wanted = plain(visibleText(unchosen.current));
    const named = wanted ? options.filter(({ label: each }) => plain(escapeInvisible(each)) === wanted) : [];
    if (named.length === 1) choose(named[0]!);
    else setUnknown(unchosen.current);
    setTyped('');
  }
  const canClear = clearable && chosen && !disabled && !readOnly;

  return (
    <Field {...field} error={field.error ?? (unknown && `No ${label.toLowerCase()} is called “${unknown}”`)}>
      {(control) => (
        <Combobox
          value={chosen}
          by="value"
          // null also for a text that is left where nothing was chosen
          onChange={(option: Option<Value> | null) => (option ?? unchosen.current === '') && choose(option)}
          onClose={onClose}
          virtual={{ options: shown, disabled: isNothing }}
          disabled={disabled}
        >
          {({ open }) => (
            <>
              <Box
                ref={ref}
                control={control}
                readOnly={readOnly}
                isOpen={open}
                unknown={unknown}
                onType={type}
                hasRoomToClear={clearable && chosen !== null}
              >
                {canClear && <ClearButton label={label} onClick={() => choose(null)} />}
              </Box>
              <List labelId={control['aria-labelledby']} />
              <span role="status" className="sr-only">
                {typed !== '' && matches.length === 0 && shown[0]?.label}
              </span>
            </>
          )}
        </Combobox>
      )}
    </Field>
  );
}

const plain = (text: string) => text.trim().toLowerCase();

/** Returns the searchable text of a label: as shown, and without invisible characters. */
function searchText(label: string) {
  const shown = escapeInvisible(label);
  return foldCase(shown === label ? label : `${shown}\n${visibleText(label)}`);
}

/** Returns the options whose label contains the text; typing does not wait for them. */
function useMatches<Value extends string | number>(options: ReadonlyArray<Option<Value>>, typed: string) {
  const wanted = useDeferredValue(foldCase(visibleText(typed)).trim());
  const searchable = useMemo(() => options.map(({ label }) => searchText(label)), [options]);
  return useMemo(
    () => (wanted === '' ? [...options] : options.filter((_, at) => searchable[at]?.includes(wanted))),
    [options, searchable, wanted],
  );
}

const ClearButton = ({ label, onClick }: { label: string; onClick(): void }) => (
  <button
    type="button"
    aria-label={`Clear ${label.toLowerCase()}`}
    onClick={onClick}
    className="absolute end-9 grid size-control-sm place-items-center rounded-sm text-muted hover:text-text sm:size-control-xs pointer-coarse:end-11 pointer-coarse:size-control-lg"
  >
    <XIcon className="size-icon-sm" />
  </button>
);

interface BoxProps {
  ref: ComboBoxProps<string>['ref'];
  control: ControlProps;
  readOnly: boolean | undefined;
  isOpen: boolean;
  /** True to keep the text clear of the clear button. */
  hasRoomToClear: boolean;
  /** Typed text that matches no option; '' without one. */
  unknown: string;
  onType(text: string): void;
  /** The clear button. */
  children: ReactNode;
}

/** The text box, a click on which opens the list, with its buttons. */
function Box({ ref, control, readOnly, isOpen, hasRoomToClear, unknown, onType, children }: BoxProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** Opens or closes the list by a press on its button, as Headless UI offers no other way and ignores later clicks. */
  const toggle = () =>
    opener.current?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }));
  useEscapeLayer(isOpen, () => {
    onType('');
    toggle();
  });
  useCommitBeforeSubmit(input, () => {
    if (unknown) input.current?.focus();
    return unknown === '';
  });
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  return (
    <span className="relative flex items-center">
      <ComboboxInput
        ref={input}
        displayValue={(option: Option<string | number> | null) => unknown || (option?.label ?? '')}
        onChange={(event) => onType(event.target.value)}
        onClick={() => isOpen || toggle()}
        placeholder="Type to search…"
        autoComplete="off"
        {...typedExactly}
        readOnly={readOnly}
        className={clsx(
          controlClasses,
          controlHeight,
          hasRoomToClear ? 'pe-18! pointer-coarse:pe-22!' : 'pe-10! pointer-coarse:pe-11!',
        )}
        {...control}
      />
      {children}
      <ComboboxButton
        ref={opener}
        aria-label="Show all"
        className="absolute end-0 grid size-control-md items-center justify-items-end rounded-sm pe-2.5 text-muted hover:text-text sm:size-control-xs pointer-coarse:size-control-lg"
      >
        <ChevronsUpDownIcon className="size-icon-sm" />
      </ComboboxButton>
    </span>
  );
}

/** The options that match. */
const List = ({ labelId }: { labelId: string }) => (
  <ComboboxOptions
    // a prop is overridden by the button's name
    ref={(list: HTMLElement | null) => list?.setAttribute('aria-labelledby', labelId)}
    anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
    modal={false}
    className={clsx(optionsClasses, 'w-(--input-width) max-h-72!')}
  >
    {/* Headless UI clones what this returns to put it in its place, so it must be the option itself */}
    {({ option }: { option: Option<string | number> }) => (
      <ComboboxOption
        value={option}
        disabled={isNothing(option)}
        className={clsx(optionClasses, rowHeight, 'data-disabled:text-muted')}
      >
        <span
          title={escapeInvisible(option.label)}
          translate={isNothing(option) ? undefined : 'no'}
          className="min-w-0 flex-1 truncate"
        >
          {isNothing(option) ? option.label : <UntrustedText>{option.label}</UntrustedText>}
        </span>
        <CheckIcon className="size-icon-sm invisible shrink-0 text-accent-text in-data-selected:visible" />
      </ComboboxOption>
    )}
  </ComboboxOptions>
);
