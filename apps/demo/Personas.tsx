import clsx from 'clsx';
import { useState } from 'react';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { PERSONA_PASSWORD, personas } from '#mocks/scenarios/personas.ts';
import { signIn } from '#src/session/sign-in.ts';

interface PersonasProps {
  title: string;
  /** Shows the names only. */
  isCompact?: boolean;
}

/** Buttons that sign in as the personas of the mock backend. */
export function Personas({ title, isCompact = false }: PersonasProps) {
  const [refusal, setRefusal] = useState<string>();

  async function signInAs(username: string) {
    setRefusal(undefined);
    setRefusal(await signIn({ username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  }

  return (
    <section className="grid gap-2">
      <h2 className={isCompact ? 'text-xs text-muted' : 'text-sm font-medium'}>{title}</h2>
      <ul className={clsx('gap-1.5', isCompact ? 'flex flex-wrap' : 'grid grid-cols-1 sm:grid-cols-2')}>
        {Object.values(personas).map(({ username, about }) => (
          <li key={username}>
            <button
              type="button"
              title={isCompact ? about : undefined}
              onClick={() => void signInAs(username)}
              className={clsx(
                'rounded-md border border-line bg-raised text-start hover:border-line-strong hover:bg-hover',
                isCompact
                  ? 'min-h-8 px-2.5 text-xs'
                  : 'flex h-full min-h-11 w-full flex-col px-3 py-1.5 text-sm',
              )}
            >
              <span className="font-medium">{username}</span>
              {!isCompact && <span className="text-xs text-muted">{about}</span>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </section>
  );
}
