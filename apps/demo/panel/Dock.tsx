import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import clsx from 'clsx';
import { useState } from 'react';
import { tabStorage } from '#src/lib/storage.ts';
import { ChevronDownIcon, XIcon } from '#src/ui/icons.tsx';
import { Calls } from './Calls.tsx';
import { Clock } from './Clock.tsx';
import { Log } from './Log.tsx';
import { useMock } from './mock-context.ts';
import { StateSection } from './StateSection.tsx';
import { switchedOn } from './switched-on.ts';
import { World } from './World.tsx';

/** Keys in the tab's storage: both survive the reload after a reset. */
const TAB = 'demo-panel-tab';
const TALL = 'demo-panel-tall';

interface DockProps {
  message: string;
  onForgetCalls(): void;
  onClose(): void;
}

/** The open panel, above the bar. */
export function Dock({ message, onForgetCalls, onClose }: DockProps) {
  const { isStatic } = useMock();
  const [tab, setTab] = useState(() => Number(tabStorage.read(TAB) ?? 0));
  const [isTall, setTall] = useState(() => tabStorage.read(TALL) === 'true');
  const parts = {
    World: <World />,
    Clock: <Clock />,
    Calls: <Calls />,
    Log: <Log onClear={onForgetCalls} />,
    State: <StateSection />,
  };
  return (
    <TabGroup
      selectedIndex={tab}
      onChange={(next) => {
        setTab(next);
        tabStorage.write(TAB, String(next));
      }}
      id="demo-controls"
      className={clsx(
        'flex flex-col border-t border-line bg-float shadow-float',
        isTall ? 'h-[80dvh]' : 'h-[max(45dvh,14rem)] sm:h-[max(42dvh,16rem)]',
      )}
    >
      <div className="flex items-stretch gap-1 border-b border-line ps-1 sm:ps-2">
        <TabList
          aria-label="Parts of the demo controls"
          className="flex min-w-0 flex-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        >
          {Object.keys(parts).map((title) => (
            <Tab
              key={title}
              className={clsx(
                'h-10 shrink-0 border-b-2 border-transparent px-2.5 font-medium text-muted -outline-offset-2',
                'hover:text-text data-selected:border-accent-text data-selected:text-text',
                'pointer-coarse:h-11 not-data-focus:outline-none',
              )}
            >
              {title}
            </Tab>
          ))}
        </TabList>
        <DockButton
          label={isTall ? 'Make the panel lower' : 'Make the panel higher'}
          onClick={() => {
            setTall(!isTall);
            tabStorage.write(TALL, String(!isTall));
          }}
        >
          <ChevronDownIcon size={16} className={clsx(!isTall && 'rotate-180')} />
        </DockButton>
        <DockButton label="Close the demo controls" onClick={onClose}>
          <XIcon size={16} />
        </DockButton>
      </div>
      <Active />
      <p role="status" className="bg-info-soft px-3 py-1.5 text-xs text-info empty:hidden sm:px-4">
        {message}
      </p>
      <TabPanels className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {Object.entries(parts).map(([title, content], at) => (
          <TabPanel
            key={title}
            tabIndex={-1}
            className="px-3 py-3 outline-none sm:min-h-0 sm:px-4 sm:has-[[data-panes]]:h-full"
          >
            {isStatic && at === 0 && (
              <p className="mb-3 text-xs text-muted">
                The backend runs in this browser and keeps its state here. Upload progress is simulated, and
                cookies that scripts cannot read do not exist.
              </p>
            )}
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

/** What is switched on, each with a button that switches it off. */
function Active() {
  const { state, change } = useMock();
  const on = switchedOn(state);
  if (on.length === 0) return null;
  return (
    <ul
      aria-label="Switched on"
      className="flex gap-1.5 overflow-x-auto border-b border-line px-3 py-1.5 sm:px-4"
    >
      {on.map(({ text, off }) => (
        <li
          key={text}
          className="flex shrink-0 items-center rounded-sm bg-accent-soft ps-2 text-xs text-accent-text"
        >
          {text}
          <button
            type="button"
            aria-label={`Switch off ${text}`}
            onClick={() => change(off)}
            className="grid size-7 place-items-center rounded-sm hover:bg-hover pointer-coarse:size-11"
          >
            <XIcon size={13} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function DockButton({ label, ...props }: { label: string; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={
        'grid w-10 shrink-0 place-items-center text-muted -outline-offset-2 hover:bg-hover hover:text-text ' +
        'pointer-coarse:w-11'
      }
      {...props}
    />
  );
}
