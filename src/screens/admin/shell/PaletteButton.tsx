import clsx from 'clsx';
import { CommandIcon } from '#src/ui/icons.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';

/** The keys that open the palette, drawn in the search box; pressing them with the pointer does the same. */
export function PaletteButton({ onClick }: { onClick(): void }) {
  return (
    <Tooltip content="Command palette" namesTrigger>
      <button
        type="button"
        onClick={onClick}
        className={clsx(
          'grid h-6 place-items-center rounded-xs border border-line px-1.5 text-muted hover:bg-hover',
          'hover:text-text max-md:hidden pointer-coarse:h-11 pointer-coarse:border-transparent',
        )}
      >
        <span className="sr-only">Command palette </span>
        <kbd className="mono flex items-center gap-1 text-2xs">
          {isApple ? (
            <>
              <CommandIcon size={11} />
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

const isApple = /Mac|iP(hone|ad|od)/.test(navigator.platform);
