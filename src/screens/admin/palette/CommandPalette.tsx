import clsx from 'clsx';
import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { CornerDownLeftIcon, SearchIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, type RefObject, useId, useRef, useState } from 'react';
import { useDialogStack } from '#src/ui/open-dialogs.ts';
import { useOutsideClick } from '#src/ui/use-outside-click.ts';
import { type Command, type CommandGroup, findCommands, readRecents, rememberRecent } from './commands.ts';
import { WithNames } from '#src/ui/WithNames.tsx';

export interface CommandPaletteProps {
  commands: readonly Command[];
  /** The searches that are offered for a text. */
  searches(text: string): Command[];
  typed: string;
  onType(text: string): void;
  /** Rows that the server found for this very text. */
  found: readonly CommandGroup[];
  /** State of the search (running, nothing found, failed); announced. */
  note: string;
  onClose(): void;
}

/**
 * Runs any main action of the console, opens a person or key, or searches a list, by a few letters and Enter; Ctrl Enter
 * shows what is found in its list. Escape closes it.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { commands, searches, typed, onType, note, onClose } = props;
  // by id, so that what is found later does not move what was pointed at
  const [pointed, point] = useState<string>();
  const [recents] = useState(readRecents);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const groups = findCommands(commands, typed, recents, searches, props.found);
  const found = groups.flatMap(({ commands: lines }) => lines);
  const active = found.find(({ id }) => id === pointed) ?? found[0];
  const optionId = ({ id }: Command) => `${listId}${id}`;

  function choose(command: Command, isForList = false) {
    if (commands.includes(command)) rememberRecent(command.id);
    onClose();
    if (isForList && command.toList) command.toList();
    else command.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (!active) return;
    if (step) point(found[(found.indexOf(active) + step + found.length) % found.length]?.id);
    else choose(active, event.ctrlKey || event.metaKey);
  }
  return (
    <Frame input={input} onClose={onClose}>
      <SearchField
        ref={input}
        listId={listId}
        activeId={active && optionId(active)}
        isExpanded={found.length > 0}
        value={typed}
        onChange={(text) => {
          onType(text);
          point(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Commands"
        // rows fade out at the foot, where more can be scrolled to
        className="min-h-0 flex-1 overflow-y-auto p-2 pb-4 mask-b-from-[calc(100%-1rem)] empty:hidden"
      >
        {groups.map((group) => (
          <Group
            key={group.title}
            group={group}
            active={active}
            optionId={optionId}
            onPoint={({ id }) => point(id)}
            onChoose={(command) => choose(command)}
          />
        ))}
      </div>
      <div
        className={clsx(
          'flex justify-between gap-4 border-line px-4.5 text-xs text-muted',
          note ? 'border-t py-2' : active?.toList && 'pointer-fine:border-t pointer-fine:py-2',
        )}
      >
        <p role="status">{note}</p>
        {active?.toList && <p className="not-pointer-fine:hidden">Ctrl Enter: in its list</p>}
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

/** The window of the palette. */
function Frame({ input, children, onClose }: FrameProps) {
  useDialogStack(true, onClose);
  const outside = useOutsideClick(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={input}
      aria-label="Command palette"
      // with a touch screen, Headless UI leaves the focus on the dialog, where nobody can type
      onFocus={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
      className="relative layer-menu outline-none"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <DialogPanel
        {...outside}
        className="fixed inset-0 flex items-start justify-center p-3 sm:p-6 sm:pt-[14vh]"
      >
        <div
          className={clsx(
            'flex max-h-[min(32rem,80dvh)] w-full max-w-xl animate-rise flex-col overflow-hidden',
            'rounded-xl bg-float shadow-dialog',
          )}
        >
          {children}
        </div>
      </DialogPanel>
    </Dialog>
  );
}

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  listId: string;
  /** The DOM id of the active option. */
  activeId: string | undefined;
  isExpanded: boolean;
  value: string;
  onChange(text: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

const SearchField = ({ ref, listId, activeId, isExpanded, value, onChange, onKeyDown }: SearchFieldProps) => (
  <div className="flex items-center gap-3 border-b border-line px-4">
    <SearchIcon className="shrink-0 text-muted" />
    <input
      role="combobox"
      aria-label="Search commands"
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      ref={ref}
      value={value}
      placeholder="Go to, do, or search for"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
    />
    <kbd
      translate="no"
      className="mono rounded-xs border border-line px-1.5 py-0.5 text-2xs text-muted max-sm:hidden"
    >
      Esc
    </kbd>
  </div>
);

interface GroupProps {
  group: ReturnType<typeof findCommands>[number];
  active: Command | undefined;
  optionId(command: Command): string;
  onPoint(command: Command): void;
  onChoose(command: Command): void;
}

const Group = ({ group: { title, commands }, active, optionId, onPoint, onChoose }: GroupProps) => (
  <div role="group" aria-label={title} className="not-first:mt-2">
    <p aria-hidden="true" className="px-2.5 py-1.5 text-2xs font-medium text-muted">
      {title}
    </p>
    {commands.map((command) => (
      <Line
        key={command.id}
        id={optionId(command)}
        command={command}
        isActive={command === active}
        onPoint={() => onPoint(command)}
        onChoose={() => onChoose(command)}
      />
    ))}
  </div>
);

interface LineProps {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Line({ id, command: { Icon, label, detail, names }, isActive, onPoint, onChoose }: LineProps) {
  return (
    // the focus stays in the search field, which names the active option by aria-activedescendant
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      ref={(line) => (isActive ? line?.scrollIntoView({ block: 'nearest' }) : undefined)}
      role="option"
      aria-selected={isActive}
      data-active={isActive || undefined}
      // ignores a resting pointer while the list scrolls
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onChoose}
      className={clsx(
        'group flex min-h-control-lg scroll-my-4 cursor-pointer items-center gap-3 rounded-sm px-2.5 select-none',
        'data-active:bg-hover sm:min-h-control-md',
      )}
    >
      <Icon className="size-icon-sm shrink-0 text-muted group-data-active:text-accent-text" />
      <span className="min-w-0 flex-1 truncate">
        <span>
          <WithNames names={names}>{label}</WithNames>
        </span>
        {detail && (
          <span className="mx-2.5 text-muted">
            <WithNames names={names}>{detail}</WithNames>
          </span>
        )}
      </span>
      <CornerDownLeftIcon className="size-icon-xs shrink-0 text-muted opacity-0 group-data-active:opacity-100 max-sm:hidden" />
    </div>
  );
}
