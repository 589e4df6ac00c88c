import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import clsx from 'clsx';
import {
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';

interface TabItem<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

export interface TabsHandle {
  /** Focuses a tab, as after 'Upgrade to Premium' (DOW-1). */
  focus(id: string): void;
}

export interface TabsProps<Id extends string> {
  tabs: ReadonlyArray<TabItem<Id>>;
  /** Id of the open tab; undefined while unknown: none looks selected, and the first one's content shows. */
  selected: Id | undefined;
  onSelect: (id: Id) => void;
  /** The accessible name of the tab list. */
  label: string;
  /** `sub`, segments of one control, for nested tabs. */
  variant?: 'main' | 'sub';
  ref?: Ref<TabsHandle>;
}

/** Each tab has room for its focus ring, and the first one's text stands in line with the page. */
const rows = {
  main:
    '-ms-1 gap-2 sm:-ms-1.5 sm:gap-4 ' +
    'max-[24.375rem]:justify-between max-[24.375rem]:gap-0 max-[22.5rem]:*:text-xs',
  sub: 'gap-1 rounded-lg bg-sunken p-1 ring-1 ring-line ring-inset *:flex-1',
};
const variantClasses = {
  main:
    'relative h-control-lg px-1 text-muted hover:text-text sm:px-1.5 ' +
    'not-data-undecided:data-selected:text-text not-data-undecided:data-selected:after:border-b-2 ' +
    'after:absolute after:inset-x-1 after:bottom-0 after:border-accent-text sm:after:inset-x-1.5',
  sub:
    'min-h-control-sm justify-center rounded-sm px-3 text-muted hover:text-text data-selected:bg-control ' +
    'data-selected:text-text data-selected:shadow-edge data-selected:ring-1 data-selected:ring-text/13 ' +
    'pointer-coarse:min-h-control-lg',
};

/** Views of which one is shown at a time. For pages use links, for sections open together a Collapsible. */
export function Tabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
  variant = 'main',
  ref,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const focus = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  );

  /** Headless UI always treats the right arrow as forward, also in right-to-left pages. */
  function onKeyDownCapture(event: KeyboardEvent) {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    const tab = step && tabs.at((at + step) % tabs.length);
    if (!tab || getComputedStyle(event.currentTarget).direction !== 'rtl') return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(tab.id);
    focus(tab.id);
  }
  return (
    <TabGroup
      selectedIndex={at}
      onChange={(index) => {
        const tab = tabs[index];
        if (tab) onSelect(tab.id);
      }}
    >
      <TabList
        ref={list}
        onKeyDownCapture={onKeyDownCapture}
        aria-label={label}
        className={clsx('flex overflow-x-auto overflow-y-hidden [scrollbar-width:none]', rows[variant])}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            data-tab={tab.id}
            data-undecided={selected === undefined || undefined}
            onClick={() => selected === undefined && onSelect(tab.id)}
            className={clsx(
              'flex shrink-0 items-center gap-2 text-sm font-medium whitespace-nowrap transition-colors ' +
                '-outline-offset-2 not-data-focus:outline-none data-focus:rounded-sm',
              variantClasses[variant],
            )}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels className={clsx(variant === 'main' && '-mt-px border-t border-line')}>
        {tabs.map((tab) => (
          <Panel key={tab.id} className={variant === 'main' ? 'mt-3.5 pt-1.5' : 'mt-2.5 pt-1.5'}>
            {tab.content}
          </Panel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}

interface PanelProps {
  className: string;
  children: ReactNode;
}

const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** A Tab stop only while nothing inside it is one. */
function Panel({ className, children }: PanelProps) {
  // state, not a ref: Headless UI replaces its placeholder by the panel after the tab has been selected
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [hasControl, setHasControl] = useState(true);
  useEffect(() => {
    if (!panel) return;
    const update = () => setHasControl(panel.querySelector(control) !== null);
    update();
    const observer = new MutationObserver(update); // the content changes by itself, as after loading
    const attributeFilter = ['disabled', 'tabindex', 'href'];
    observer.observe(panel, { subtree: true, childList: true, attributeFilter });
    return () => observer.disconnect();
  }, [panel]);
  return (
    <TabPanel
      ref={setPanel}
      tabIndex={hasControl ? -1 : 0}
      className={clsx('rounded-sm outline-offset-6', className)} // its focus ring touches nothing inside
    >
      {children}
    </TabPanel>
  );
}
