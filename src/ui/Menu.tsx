import { cloneElement, type HTMLAttributes, type ReactElement, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuEntry } from './menu-entry.ts';
import { MenuPanel } from './MenuPanel.tsx';

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  items: ReadonlyArray<MenuEntry>;
}

interface Opened {
  by: HTMLElement;
  /** The item to focus; undefined when opened by pointer. */
  at?: 'first' | 'last' | undefined;
}

/** A menu of rarely used actions; Headless UI's would add 20 kB. For a choice that stays use a Select. */
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
          // 0: by keyboard
          setOpened(opened ? undefined : { by, at: detail === 0 ? 'first' : undefined });
        },
        onKeyDown(event) {
          const at = ({ ArrowDown: 'first', ArrowUp: 'last' } as const)[event.key];
          if (!at || event.currentTarget.closest('table')) return; // there arrow keys go from row to row
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
          // in the landmark of its button, since all content should be in one; a press outside a dialog's panel leaves it
          opened.by.closest('[data-dialog-panel], header, main') ?? document.body,
        )}
    </>
  );
}
