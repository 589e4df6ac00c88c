import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The name in the address; names are unique, and the one thing that all lists say of a person (DEC-145). */
const PARAMETER = 'user';

/**
 * The person whose sheet is open, as `?user=frostgoblin` beside the state of the list (PER-1). `links` changes only with
 * that state.
 * Back closes the sheet, however many people were looked at in it.
 */
export function usePersonAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location);
  useLayoutEffect(() => void (latest.current = location));

  const open = useCallback(
    (username: string) => {
      const { search, state } = latest.current;
      const isOpen = new URLSearchParams(search).has(PARAMETER);
      void navigate(
        { search: withPerson(search, username) },
        { replace: isOpen, state: isOpen ? state : { isPersonPushed: true } },
      );
    },
    [navigate],
  );

  function close() {
    if (isPushed(location.state)) return void navigate(-1);
    const params = new URLSearchParams(location.search);
    params.delete(PARAMETER);
    void navigate({ search: params.toString() }, { replace: true });
  }
  const params = new URLSearchParams(location.search);
  const name = params.get(PARAMETER) ?? '';
  params.delete(PARAMETER);
  const list = params.toString();
  const links = useMemo(
    () => ({ open, hrefOf: (username: string) => `?${withPerson(list, username)}` }),
    [open, list],
  );
  return { name, links, close };
}

/** Without a dialog, which may be about somebody else. */
function withPerson(search: string, username: string): string {
  const params = new URLSearchParams(search);
  params.delete('dialog');
  params.delete('id');
  params.set(PARAMETER, username);
  return params.toString();
}

/** True if the entry before this one is the same list without the sheet. */
const isPushed = (state: unknown) => (state as { isPersonPushed?: boolean } | null)?.isPersonPushed === true;
