import clsx from 'clsx';
import { useState } from 'react';
import { tabStorage } from '#src/lib/storage.ts';
import { base } from '../base.ts';
import type { BothSides } from './address.ts';
import { Divider } from './Divider.tsx';
import { frameIdOf } from './frames.ts';
import { frameNameOf, type Side, sides } from './sides.ts';

/** Key in the tab's storage: the share of the left side in percent. */
const SHARE = 'demo-split-share';

interface FramesProps {
  /** What the frames load first. */
  start: BothSides;
  titles: Record<Side, string>;
  /** The side that phones show; they have no room for both. */
  shown: Side;
}

/** The app twice, side by side, with a divider that can be moved. */
export function Frames({ start, titles, shown }: FramesProps) {
  const [share, setShare] = useState(() => Number(tabStorage.read(SHARE) ?? 50));
  const [isMoving, setMoving] = useState(false);
  const [first] = useState(start);

  const frame = (side: Side) => (
    <iframe
      key={side}
      id={frameIdOf(side)}
      name={frameNameOf(side)}
      title={titles[side]}
      src={base + first[side].route.slice(1)}
      style={{ flex: `${side === 'left' ? share : 100 - share} 1 0` }}
      className={clsx(
        'min-w-0 border-0 bg-surface',
        side !== shown && 'max-md:hidden',
        isMoving && 'pointer-events-none', // else the frame gets the pointer's moves
      )}
    />
  );
  return (
    <main className="flex min-h-0 flex-1">
      {frame(sides[0])}
      <Divider
        share={share}
        onMove={(next) => {
          setShare(next);
          tabStorage.write(SHARE, String(next));
        }}
        onMoving={setMoving}
      />
      {frame(sides[1])}
    </main>
  );
}
