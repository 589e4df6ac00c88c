import { cloneElement, type HTMLAttributes, type ReactElement, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuEntry } from './menu-entry.ts';
import { MenuPanel } from './MenuPanel.tsx';

export interface MenuProps {
  /** One button. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: ReadonlyArray<MenuEntry>;
}

interface Opened {
  by: HTMLElement;
  /** Which item gets the focus; a pointer chooses for itself. */
  at?: 'first' | 'last' | undefined;
}

/**
 * Actions that do not deserve a button each; what is wanted often gets one, and a choice that stays is a
 * Select. A menu of our own, on the first click there: Headless UI's would add 20 kB to the first view of the
 * dashboard.
 */
export function Menu({ trigger, items }: MenuProps) {
  const [opened, setOpened] = useState<Opened>();
  const id = useId();
  const triggerId = trigger.props.id ?? `${id}trigger`;

  return (
    <>
      {cloneElement(trigger, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== undefined,
        'aria-controls': opened && id,
        ...(opened && { 'data-open': true }),
        onClick({ currentTarget: by, detail }) {
          // 0: pressed by key, not by pointer
          setOpened(opened ? undefined : { by, at: detail === 0 ? 'first' : undefined });
        },
        onKeyDown(event) {
          const at = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
          if (!at) return;
          event.preventDefault();
          setOpened({ by: event.currentTarget, at });
        },
      })}
      {opened &&
        createPortal(
          <MenuPanel
            id={id}
            labelId={triggerId}
            trigger={opened.by}
            focused={opened.at}
            items={items}
            onClose={() => setOpened(undefined)}
          />,
          document.body,
        )}
    </>
  );
}
