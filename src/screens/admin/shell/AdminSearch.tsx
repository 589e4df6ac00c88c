import { CommandIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { timings } from '#src/app/timings.ts';
import { useAddress, useAddresses, useTargetPath } from '#src/app/use-address.ts';
import { cleanSearch } from '#src/contract/clean-input.ts';
import { attempt } from '#src/lib/attempt.ts';
import { cleanPaste } from '#src/lib/clean-paste.ts';
import { useShortcuts } from '#src/lib/use-shortcuts.ts';
import { SearchBox } from '#src/ui/SearchBox.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { useSearchHighlights } from '#src/ui/use-search-highlights.ts';
import { adminPages } from './admin-pages.ts';

/** Searches the current list (ADM-2), from which `/` leads there; before it stands the button of the palette. */
export function AdminSearch({ onPalette }: { onPalette(): void }) {
  const [search, setSearch] = useSearchText();
  const { address } = useAddress();
  const searched = adminPages.find(({ path }) => path === address.path)?.searched;
  useSearchHighlights('#list', 'tbody', address.search);
  const box = useRef<HTMLInputElement>(null);
  useShortcuts((key, event) => {
    const at = event.target instanceof Element ? event.target : undefined;
    if (!at?.closest('main') || at.closest('input, textarea, select')) return; // a single key acts where the focus is
    if (key !== '/') return;
    event.preventDefault();
    box.current?.focus();
  });
  return (
    <>
      <PaletteButton onClick={onPalette} />
      <SearchBox
        ref={box}
        role="search"
        value={search}
        onChange={setSearch}
        {...cleanPaste(cleanSearch)}
        placeholder={searched ? `Search ${searched}` : undefined}
        className="max-md:order-last max-md:basis-full short:sm:order-none! short:sm:basis-44! md:w-56 min-[90rem]:w-72"
      />
    </>
  );
}

/** The keys that open the palette, which a press opens as well. */
function PaletteButton({ onClick }: { onClick(): void }) {
  return (
    <Tooltip content="Command palette">
      <button
        type="button"
        onClick={onClick}
        className="me-auto flex h-control-md shrink-0 items-center gap-2 rounded-md px-2.5 text-sm text-muted hover:bg-hover hover:text-text max-md:hidden pointer-coarse:h-control-lg"
      >
        Jump to{' '}
        <kbd translate="no" className="keycap flex items-center gap-1 pointer-coarse:hidden">
          {isApple ? (
            <>
              <CommandIcon className="size-icon-xs" />
              <span className="sr-only">Command</span>
            </>
          ) : (
            'Ctrl'
          )}{' '}
          K
        </kbd>
      </button>
    </Tooltip>
  );
}

const isApple = /Mac|iP(hone|ad|od)/.test(attempt(() => navigator.platform) ?? '');

interface Typed {
  /** The path at which it was typed; it is dropped at any other. */
  path: string;
  text: string;
}

/**
 * Returns the search text of the shell (ADM-2). It shows at once, and reaches the address after the debounce, or at
 * once when the box is emptied; while a dialog covers the list, it waits. Another path clears it, a pending
 * debounce included.
 */
function useSearchText(): [text: string, change: (text: string) => void] {
  const { address, go } = useAddress();
  const { target } = useAddresses();
  const path = useTargetPath(); // at once, while the code of its page loads
  const [typed, setTyped] = useState<Typed>();
  const hasArrived = path === address.path;
  const inAddress = hasArrived ? address.search : '';
  if (typed && (typed.path !== path || typed.text === inAddress)) setTyped(undefined);

  const isWritten = hasArrived && !address.dialog;
  useEffect(() => {
    if (!typed || !isWritten) return;
    const write = () => target() === typed.path && go({ go: 'list', to: { search: typed.text } });
    const timer = setTimeout(write, typed.text ? timings.searchDebounce : 0);
    return () => clearTimeout(timer);
  }, [typed, isWritten, target, go]);

  return [typed?.path === path ? typed.text : inAddress, (text) => setTyped({ path, text })];
}
