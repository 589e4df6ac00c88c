import clsx from 'clsx';
import { useState } from 'react';

export interface AvatarProps {
  /** Whose picture: the initial is shown where there is no picture, or where it does not load. */
  name: string;
  /** The picture's address, if there is one. */
  src?: string | undefined;
  /** Side in CSS pixels. */
  size?: number;
}

/**
 * A person's picture beside their name; decoration, because the name stands there. Never alone: it says
 * nothing to those who do not see it.
 */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const box = { width: size, height: size };
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt=""
        style={box}
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
        className="shrink-0 rounded-full bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      style={{ ...box, fontSize: size * 0.42 }}
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold ' +
          'text-accent-text uppercase select-none',
      )}
    >
      {[...name.trim()][0] ?? '?'}
    </span>
  );
}
