import { useState } from 'react';

export interface AvatarProps {
  /** The owner of the picture. Without a picture, or when it fails to load, the initial is shown. */
  name: string;
  /** URL of the picture. */
  src?: string | undefined;
  /** Side in CSS pixels at the usual text size; it grows with the text. */
  size?: number;
}

/** A user's picture. Decorative and hidden from screen readers: always put the name beside it. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem` };
  const isShown = src !== undefined && src !== failed;
  return (
    <>
      {src && (
        <img
          src={src}
          alt=""
          hidden={!isShown}
          style={box}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="shrink-0 rounded-full bg-sunken object-cover"
        />
      )}
      {!isShown && (
        <span
          aria-hidden="true"
          translate="no"
          style={{ ...box, fontSize: `${(size * 0.42) / 16}rem`, lineHeight: '1lh' }}
          className="inline-grid shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text uppercase select-none"
        >
          {[...name.trim()][0] ?? '?'}
        </span>
      )}
    </>
  );
}
