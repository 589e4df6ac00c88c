import clsx from 'clsx';
import { useState } from 'react';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { PERSONA_PASSWORD, personas } from '#mocks/worlds/personas.ts';
import { signIn } from '#src/session/sign-in.ts';

interface PersonasProps {
  title: string;
  /** Shows the names only. */
  isCompact?: boolean;
}

/** Personas that show most of the product; the others are special cases. */
const { admin, premium, customer, ...others } = personas;

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
      <ul className="flex flex-wrap gap-1.5">
        {[admin, premium, customer, ...Object.values(others)].map(({ username, about }, at) => {
          const isLarge = !isCompact && at < 3;
          return (
            <li key={username} className={clsx(isLarge && 'w-full')}>
              <button
                type="button"
                data-persona={username}
                title={isLarge ? undefined : about}
                onClick={() => void signInAs(username)}
                className={clsx(
                  'rounded-md border border-line bg-raised text-start hover:border-line-strong hover:bg-hover',
                  isLarge
                    ? 'flex min-h-control-lg w-full flex-col px-3 py-1.5 text-sm'
                    : 'min-h-control-sm px-2.5 text-xs pointer-coarse:min-h-control-lg',
                )}
              >
                <span className="font-medium">{username}</span>
                {isLarge && <span className="text-xs text-muted">{about}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="text-sm text-danger empty:hidden">
        {refusal}
      </p>
    </section>
  );
}
