import { useId } from 'react';
import { personas } from '#mocks/scenarios/personas.ts';
import { NOBODY } from './address.ts';
import type { Side } from './sides.ts';

interface PersonChoiceProps {
  side: Side;
  /** Undefined while it is not known. */
  username: string | undefined;
  onChoose(username: string): void;
}

/** Who is signed in on a side. */
export function PersonChoice({ side, username = '', onChoose }: PersonChoiceProps) {
  const id = useId();
  const known = [...Object.values(personas).map((persona) => persona.username), NOBODY];
  const options = known.includes(username) ? known : [username, ...known];
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-xs text-muted">
        {side === 'left' ? 'Left' : 'Right'}
      </label>
      <select
        id={id}
        value={username}
        onChange={(event) => onChoose(event.target.value)}
        className={
          'h-8 max-w-40 min-w-0 rounded-sm border border-line-strong bg-control ps-2 text-sm font-medium ' +
          'text-text pointer-coarse:h-11'
        }
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {option === NOBODY ? 'nobody signed in' : option || '…'}
          </option>
        ))}
      </select>
    </div>
  );
}
