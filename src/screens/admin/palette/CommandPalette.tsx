import clsx from 'clsx';
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { CornerDownLeftIcon, SearchIcon } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { cleanSearch, cleanUsername } from '#src/contract/clean-input.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { useSearchHighlights } from '#src/ui/use-search-highlights.ts';
import { useEscapeLayer } from '#src/ui/use-escape-layer.ts';
import { useOutsideClick } from '#src/ui/use-outside-click.ts';
import { type Command, type CommandGroup, findCommands, readRecents, rememberRecent } from './commands.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

export interface CommandPaletteProps {
  commands: readonly Command[];
  /** The searches that are offered for a text, of which something was found or not. */
  searches(text: string, hasHits: boolean): Command[];
  typed: string;
  onType(text: string): void;
  found: readonly CommandGroup[];
  /** State of the search (running, nothing found, failed); announced. */
  note: string;
  /** True if it reports a failure. */
  isWarning: boolean;
  onClose(): void;
}

/**
 * Runs actions, opens a user or key, searches lists by a few letters and Enter; Ctrl Enter shows it in its list.
 * Not Headless UI's Combobox, which measures its field in every frame.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { commands, searches, typed, onType, note, isWarning, onClose } = props;
  const [recents] = useState(readRecents);
  const [chosen, setChosen] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = findCommands(commands, typed, recents, searches, props.found);
  const lines = groups.flatMap((group) => group.commands);
  const at = Math.max(
    0,
    lines.findIndex((command) => command.id === chosen),
  );
  const active = lines[at];
  useSearchHighlights('[aria-label="Commands"]', '[data-hits]', cleanUsername(typed));

  function run(command: Command, isForList = false) {
    if (commands.some((own) => own.id === command.id)) rememberRecent(command.id);
    onClose();
    if (isForList && command.toList) command.toList();
    else command.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const last = lines.length - 1;
    const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, PageUp: 0, End: last, PageDown: last };
    const isMove = event.key in places && !event.shiftKey;
    if (!active || event.nativeEvent.isComposing || !(isMove || event.key === 'Enter')) return;
    event.preventDefault();
    if (!isMove) return event.repeat || run(active, event.ctrlKey || event.metaKey);
    const to = Math.min(Math.max(places[event.key as keyof typeof places], 0), last);
    setChosen(lines[to]?.id);
    list.current?.querySelectorAll('[role=option]')[to]?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <Frame input={input} onClose={onClose}>
      <SearchField
        ref={input}
        aria-controls={id}
        aria-activedescendant={active && `${id}-${at}`}
        defaultValue={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setChosen(undefined);
          if (list.current) list.current.scrollTop = 0;
          onType(event.target.value);
        }}
      />
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Commands"
        // rows fade out at the foot, where more can be scrolled to
        className="min-h-0 flex-1 overflow-y-auto p-2 pb-4 outline-none mask-b-from-[calc(100%-1rem)] empty:hidden"
      >
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title} className="not-first:mt-2">
            <p aria-hidden="true" className="px-2.5 py-1.5 text-xs font-medium text-muted">
              {group.title}
            </p>
            {group.commands.map((command) => (
              <Line
                key={command.id}
                id={`${id}-${lines.indexOf(command)}`}
                command={command}
                isActive={command === active}
                onPoint={() => setChosen(command.id)}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <div
        className={clsx(
          'flex justify-between gap-4 border-line px-4.5 text-xs text-muted',
          note ? 'border-t py-2' : active?.toList && 'sm:pointer-fine:border-t sm:pointer-fine:py-2',
        )}
      >
        <p role="status" className={clsx(isWarning && 'text-warning')}>
          {note}
        </p>
        {active?.toList && (
          <p className="flex gap-2 max-sm:hidden not-pointer-fine:hidden">
            <kbd translate="no" className="keycap">
              Ctrl Enter
            </kbd>{' '}
            Show in list
          </p>
        )}
      </div>
    </Frame>
  );
}

interface FrameProps {
  /** Takes the focus. */
  input: RefObject<HTMLInputElement | null>;
  children: ReactNode;
  onClose(): void;
}

function Frame({ input, children, onClose }: FrameProps) {
  useEscapeLayer(true, onClose);
  const outside = useOutsideClick(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={input}
      aria-label="Command palette"
      // on a touch screen Headless UI leaves the focus on the dialog, which takes no typing
      onFocus={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      className="relative layer-menu outline-none"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <DialogPanel
        {...outside}
        data-dialog-panel
        className="fixed inset-0 flex items-start justify-center p-3 sm:p-6 sm:pt-[14vh]"
      >
        <div className="flex max-h-[min(32rem,80dvh)] w-full max-w-xl animate-rise flex-col overflow-hidden rounded-xl bg-float shadow-dialog">
          {children}
        </div>
      </DialogPanel>
    </Dialog>
  );
}

const SearchField = (props: ComponentProps<'input'>) => (
  <div className="flex items-center gap-3 border-b border-line px-4">
    <SearchIcon className="shrink-0 text-muted" />
    <input
      {...props}
      type="text"
      role="combobox"
      aria-expanded
      aria-controls={props['aria-controls']}
      aria-autocomplete="list"
      aria-label="Search commands"
      placeholder="Search or jump to…"
      autoComplete="off"
      {...cleanPaste(cleanSearch)}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
    />
    <kbd translate="no" className="keycap text-muted max-sm:hidden">
      Esc
    </kbd>
  </div>
);

interface LineProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint(): void;
  onRun(): void;
}

function Line({ id, command, isActive, onPoint, onRun }: LineProps) {
  const { Icon, label, isCode, why, detail, names, group } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-focus={isActive || undefined}
      // not when the list scrolls below a mouse that rests
      onMouseMove={({ movementX, movementY }) => (movementX || movementY) && onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
      className="flex min-h-control-lg scroll-my-4 cursor-pointer items-center gap-3 rounded-sm px-2.5 select-none data-focus:bg-hover sm:min-h-control-md"
    >
      <Icon className="size-icon-sm shrink-0 text-muted in-data-focus:text-accent-text" />
      <span data-hits={group !== 'Search' || undefined} className="flex min-w-0 flex-1 items-baseline gap-3">
        <span className={clsx('min-w-0 flex-1 truncate', isCode && 'mono')}>
          <UntranslatedNames names={names}>{label}</UntranslatedNames>
          {why && (
            <span translate="no" className="text-muted">
              , {why}
            </span>
          )}
          {detail && <span className="opacity-0">,</span>}
        </span>
        {detail && ' '}
        {detail && (
          <span className={clsx('max-w-3/5 shrink-0 truncate text-xs text-muted', why && 'max-sm:sr-only')}>
            <UntranslatedNames names={names}>{detail}</UntranslatedNames>
          </span>
        )}
      </span>
      <CornerDownLeftIcon className="size-icon-xs shrink-0 text-muted opacity-0 in-data-focus:opacity-100 max-sm:hidden" />
    </div>
  );
}
