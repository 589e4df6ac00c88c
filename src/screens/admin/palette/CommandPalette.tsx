import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { useState } from 'react';
import { SearchIcon } from '#src/ui/icons.tsx';
import { type Command, findCommands } from './commands.ts';
import { readRecents, rememberRecent } from './recents.ts';

export interface CommandPaletteProps {
  commands: readonly Command[];
  onClose(): void;
}

/** Everything the console's header can do, by a few typed letters and Enter. Escape closes. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [recents] = useState(readRecents);
  const groups = findCommands(commands, typed, recents);

  function choose(command: Command | null) {
    if (!command) return;
    rememberRecent(command.id);
    onClose();
    command.run();
  }
  return (
    <Dialog open onClose={onClose} aria-label="Command palette" className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-scrim" />
      <div className="fixed inset-0 flex items-start justify-center p-3 sm:p-6 sm:pt-[14vh]">
        <DialogPanel className="flex max-h-[min(32rem,80dvh)] w-full max-w-xl animate-rise flex-col overflow-hidden rounded-xl bg-float shadow-dialog">
          <Combobox<Command | null> value={null} onChange={choose} immediate>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <SearchIcon className="shrink-0 text-muted" />
              <ComboboxInput
                autoFocus
                aria-label="Search commands"
                placeholder="Where to, or what to do?"
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
              />
              <kbd className="mono rounded-xs border border-line px-1.5 py-0.5 text-2xs text-muted max-sm:hidden">Esc</kbd>
            </div>
            {groups.length > 0 ? (
              <ComboboxOptions static aria-label="Commands" className="min-h-0 flex-1 overflow-y-auto p-2 outline-none">
                {groups.map(({ title, commands: lines }) => (
                  <div key={title} role="group" aria-label={title} className="not-first:mt-2">
                    <p aria-hidden="true" className="px-2.5 py-1.5 text-2xs font-medium text-muted">{title}</p>
                    {lines.map((command) => <Line key={command.id} command={command} />)}
                  </div>
                ))}
              </ComboboxOptions>
            ) : (
              <p role="status" className="px-4 py-8 text-center text-muted">No command matches ‘{typed.trim()}’</p>
            )}
          </Combobox>
        </DialogPanel>
      </div>
    </Dialog>
  );
}

function Line({ command }: { command: Command }) {
  const { Icon, label } = command;
  return (
    <ComboboxOption value={command} className="group flex min-h-11 cursor-default items-center gap-3 rounded-sm px-2.5 select-none data-focus:bg-hover sm:min-h-9">
      <Icon size={17} className="shrink-0 text-muted group-data-focus:text-accent-text" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span aria-hidden="true" className="mono text-xs text-muted opacity-0 group-data-focus:opacity-100 max-sm:hidden">↵</span>
    </ComboboxOption>
  );
}
