import clsx from 'clsx';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useId,
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

/** Views of which one is shown at a time (DEC-95). For pages use links, for sections open together a Collapsible. */
export function Tabs<Id extends string>({
  tabs,
  selected,
  onSelect,
  label,
  variant = 'main',
  ref,
}: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const focus = (tab: string) =>
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab)}"]`)?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const shown = tabs.find((tab) => tab.id === selected) ?? tabs[0]!;
  const select = (tab: Id) => tab !== selected && onSelect(tab);

  function onKeyDown(event: KeyboardEvent<HTMLElement>, at: number) {
    const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const places = { ArrowLeft: at - step, ArrowRight: at + step, Home: 0, PageUp: 0, End: -1, PageDown: -1 };
    const place = places[event.key as keyof typeof places];
    const tab = place !== undefined && tabs.at(place % tabs.length);
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    focus(tab.id);
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation="horizontal"
        className={clsx('flex overflow-x-auto overflow-y-hidden [scrollbar-width:none]', rows[variant])}
      >
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={tab === shown ? `${id}tab` : undefined}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}panel` : undefined}
            tabIndex={tab === shown ? 0 : -1}
            data-tab={tab.id}
            data-selected={tab === shown || undefined}
            data-undecided={selected === undefined || undefined}
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={({ currentTarget }) => {
              currentTarget.focus({ preventScroll: true }); // a click does not in Safari
              select(tab.id);
            }}
            className={clsx(
              'flex shrink-0 items-center gap-2 text-sm font-medium whitespace-nowrap transition-colors ' +
                '-outline-offset-2 focus-visible:rounded-sm',
              variantClasses[variant],
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={clsx(variant === 'main' && '-mt-px border-t border-line')}>
        <Panel
          key={shown.id}
          id={`${id}panel`}
          aria-labelledby={`${id}tab`}
          className={clsx('pt-1.5', variant === 'main' ? 'mt-3.5' : 'mt-2.5')}
        >
          {shown.content}
        </Panel>
      </div>
    </div>
  );
}

const control = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** A Tab stop only while nothing inside it is one. */
function Panel({ className, ...props }: ComponentProps<'div'>) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasControl, setHasControl] = useState(true);
  useEffect(() => {
    const update = () => setHasControl(panel.current?.querySelector(control) !== null);
    update();
    const observer = new MutationObserver(update); // the content changes by itself, as after loading
    const attributeFilter = ['disabled', 'tabindex', 'href'];
    observer.observe(panel.current!, { subtree: true, childList: true, attributeFilter });
    return () => observer.disconnect();
  }, []);
  return (
    <div
      {...props}
      ref={panel}
      role="tabpanel"
      tabIndex={hasControl ? -1 : 0}
      className={clsx('rounded-sm outline-offset-6', className)} // its focus ring touches nothing inside
    />
  );
}
