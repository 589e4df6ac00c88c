import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resumeState } from '#src/app/resume-state.ts';
import { linkClasses } from '#src/ui/button-classes.ts';

const ways = {
  'sign-in': { here: 'Sign in', to: '/register', there: 'create an account' },
  'sign-up': { here: 'Create an account', to: '/login', there: 'sign in' },
};

/** Says that a link's key waits for a sign-in (RED-4). Nothing without a key, or if it belongs to one user. */
export function PendingKeyNotice({ on }: { on: keyof typeof ways }) {
  const [{ key: code }] = useState(() => resumeState.get());
  if (code === undefined) return null;
  const { here, to, there } = ways[on];
  return (
    <div className="grid gap-1 rounded-lg bg-success-soft p-4 ring-1 ring-success/20 ring-inset">
      <p className="text-base font-semibold">{code ? 'Your key is waiting' : 'You have a key'}</p>
      {code && (
        <p translate="no" className="mono wrap-anywhere">
          {code}
        </p>
      )}
      <p>
        <span>{`${here}, or `}</span>
        <Link to={to} className={linkClasses}>
          {there}
        </Link>
        <span>, to redeem it.</span>
      </p>
    </div>
  );
}
