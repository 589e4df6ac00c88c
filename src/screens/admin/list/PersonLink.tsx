import { createContext, type MouseEvent, use } from 'react';

/** Opens the sheet of a person; provided by the shell. Without it a name is text. */
export const OpenPerson = createContext<((username: string) => void) | undefined>(undefined);

/**
 * A username that opens the person's sheet (PER-1). A plain link, so that it can be opened in another tab; without
 * the router's hooks, which would render a hundred of them after each step of the history.
 */
export function PersonLink({ name }: { name: string }) {
  const open = use(OpenPerson);
  if (!open)
    return (
      <span title={name} translate="no">
        {name}
      </span>
    );
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open?.(name);
  }
  return (
    <a
      href={`?${new URLSearchParams({ user: name })}`}
      title={name}
      translate="no"
      onClick={follow}
      className={
        'rounded-xs decoration-line-strong underline-offset-4 pointer-fine:not-hover:no-underline ' +
        'underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center'
      }
    >
      {name}
    </a>
  );
}
