import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keyLink } from '#src/app/resume.ts';
import { linkLook } from '#src/ui/button-look.ts';

/** Says that the key of the link by which somebody came waits for a sign-in (RED-4). Nothing without one. */
export function KeyWaiting({ on }: { on: 'sign-in' | 'sign-up' }) {
  const [query] = useState(keyLink.kept);
  if (!query) return null;
  const code = keyLink.read(query);
  return (
    <div className="grid gap-1 rounded-lg bg-success-soft p-4 ring-1 ring-success/20 ring-inset">
      <p className="text-base font-semibold">{code ? 'A key waits for you' : 'You have a key'}</p>
      {code && <p className="mono wrap-anywhere">{code}</p>}
      <p>
        {on === 'sign-in' ? (
          <>
            Sign in, or{' '}
            <Link to="/register" className={linkLook}>
              create an account
            </Link>
            , to redeem it.
          </>
        ) : (
          <>
            Create an account, or{' '}
            <Link to="/login" className={linkLook}>
              sign in
            </Link>
            , to redeem it.
          </>
        )}
      </p>
    </div>
  );
}
