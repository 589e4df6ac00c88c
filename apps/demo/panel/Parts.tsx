import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import clsx from 'clsx';
import { XIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { switchedOn } from '#mocks/control/switched-on.ts';
import { tabStorage } from '#src/app/storage.ts';
import { useMock } from './mock-context.ts';

/** Key in the tab's storage, which survives the reload after a reset. */
const TAB = 'demo-panel-tab';

interface PartsProps {
  id: string;
  label: string;
  parts: Record<string, ReactNode>;
  /** Part that is open at first. Default: the one that was open last. */
  first?: string;
  actions?: ReactNode;
  /** Result of the last action, or why it failed; cleared at the next action. */
  message: string;
  className: string;
}

/** The parts of the panel as tabs, above everything switched on. */
export function Parts({ id, label, parts, first, actions, message, className }: PartsProps) {
  const [tab, setTab] = useState(() =>
    first ? Object.keys(parts).indexOf(first) : Number(tabStorage.read(TAB) ?? 0),
  );
  const { say } = useMock();
  const forget = () => say('');
  return (
    <TabGroup
      tabIndex={-1} // takes the focus of a control that goes (ACC-2)
      onClickCapture={forget}
      onChangeCapture={forget}
      selectedIndex={tab}
      onChange={(next) => {
        setTab(next);
        tabStorage.write(TAB, String(next));
      }}
      id={id}
      className={clsx('flex flex-col outline-none', className)}
    >
      <div className="flex items-stretch gap-1 border-b border-line ps-1 sm:ps-2">
        <TabList
          aria-label={label}
          className="flex min-w-0 flex-1 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
        >
          {Object.keys(parts).map((title) => (
            <Tab
              key={title}
              className="h-10 shrink-0 border-b-2 border-transparent px-1.5 font-medium sm:px-2.5 text-muted -outline-offset-2 hover:text-text data-selected:border-accent-text data-selected:text-text pointer-coarse:h-control-lg not-data-focus:outline-none"
            >
              {title}
            </Tab>
          ))}
        </TabList>
        {actions}
      </div>
      <SwitchedOnList />
      <p role="status" className="bg-info-soft px-3 py-1.5 text-xs text-info empty:hidden sm:px-4">
        {message}
      </p>
      <TabPanels className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {Object.entries(parts).map(([title, content]) => (
          <TabPanel
            key={title}
            tabIndex={-1}
            className="px-3 py-3 outline-none sm:min-h-0 sm:px-4 sm:has-[[data-panes]]:h-full"
          >
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

function SwitchedOnList() {
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
            className="grid size-control-xs place-items-center rounded-sm hover:bg-hover pointer-coarse:size-control-lg"
          >
            <XIcon className="size-icon-xs" />
          </button>
        </li>
      ))}
    </ul>
  );
}
