import clsx from 'clsx';
import { ChevronDownIcon, XIcon } from 'lucide-react';
import { useState } from 'react';
import { tabStorage } from '#src/app/storage.ts';
import { Calls } from './Calls.tsx';
import { Clock } from './Clock.tsx';
import { Log } from './Log.tsx';
import { Recording } from './Recording.tsx';
import { Parts } from './Parts.tsx';
import { StateLink } from './StateLink.tsx';
import { World } from './World.tsx';

/** Key in the tab's storage, which survives the reload after a reset. */
const TALL = 'demo-panel-tall';

const parts = {
  World: <World />,
  Clock: <Clock />,
  Calls: <Calls />,
  Log: <Log />,
  Record: <Recording />,
  State: <StateLink />,
};

interface DockProps {
  message: string;
  onClose(): void;
}

/** The open panel, above the bar. */
export function Dock({ message, onClose }: DockProps) {
  const [isTall, setTall] = useState(() => tabStorage.read(TALL) === 'true');
  return (
    <Parts
      id="demo-controls"
      label="Parts of the demo controls"
      parts={parts}
      message={message}
      className={clsx(
        'border-t border-line bg-float shadow-float',
        isTall ? 'h-[80dvh]' : 'h-[max(33.3dvh,14rem)]',
      )}
      actions={
        <>
          <DockButton
            label={isTall ? 'Make the panel lower' : 'Make the panel higher'}
            onClick={() => {
              setTall(!isTall);
              tabStorage.write(TALL, String(!isTall));
            }}
          >
            <ChevronDownIcon className={clsx('size-icon-sm', !isTall && 'rotate-180')} />
          </DockButton>
          <DockButton label="Close the demo controls" onClick={onClose}>
            <XIcon className="size-icon-sm" />
          </DockButton>
        </>
      }
    />
  );
}

function DockButton({ label, ...props }: { label: string; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid w-10 shrink-0 place-items-center text-muted -outline-offset-2 hover:bg-hover hover:text-text pointer-coarse:w-11"
      {...props}
    />
  );
}
