import { createContext, type MouseEvent, use } from 'react';
import { escapeInvisible } from '#src/lib/invisible-characters.ts';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface OpenUserSheet {
  open(username: string): void;
  /** The address of the list with the sheet, for another tab. */
  hrefOf(username: string): string;
}

/** Context that opens a user's sheet; provided by the shell. Without it a name is text. */
export const OpenUserContext = createContext<OpenUserSheet | undefined>(undefined);

/**
 * A username that opens the user's sheet (PER-1): a plain link, so that another tab can open it with the list's
 * page and search. Without the router's hooks, it renders only when the list changes.
 */
export function UserLink({ name }: { name: string }) {
  const person = use(OpenUserContext);
  if (!person) return <UntrustedText title={escapeInvisible(name)}>{name}</UntrustedText>;
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    person?.open(name);
  }
  return (
    <a
      href={person.hrefOf(name)}
      title={escapeInvisible(name)}
      translate="no"
      onClick={follow}
      className="rounded-xs underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-solid pointer-coarse:inline-flex pointer-coarse:min-h-control-lg pointer-coarse:max-w-full pointer-coarse:items-center"
    >
      <UntrustedText className="truncate">{name}</UntrustedText>
    </a>
  );
}
