import { useState } from 'react';
import { DUMMY_TOKEN } from '#mocks/outside/dummy-token.ts';
import { PERSONA_PASSWORD, personas } from '#mocks/scenarios/personas.ts';
import { signIn } from '#src/session/sign-in.ts';

/** One click signs in as one of the accounts that every world of the mock backend has. */
export function Personas({ title }: { title: string }) {
  const [refusal, setRefusal] = useState<string>();

  async function enter(username: string) {
    setRefusal(undefined);
    setRefusal(await signIn({ username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  }

  return (
    <section className="mt-6 grid gap-2">
      <h2 className="text-sm font-medium">{title}</h2>
      <p role="status" className="text-sm text-danger empty:hidden">{refusal}</p>
      <ul className="grid grid-cols-1 gap-1.5 sm:grid-cols-2">
        {Object.values(personas).map(({ username, about }) => (
          <li key={username}>
            <button
              type="button"
              onClick={() => void enter(username)}
              className="flex h-full min-h-11 w-full flex-col rounded-md border border-line bg-raised px-3 py-1.5 text-start hover:border-line-strong hover:bg-hover"
            >
              <span className="text-sm font-medium">{username}</span>
              <span className="text-xs text-muted">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
