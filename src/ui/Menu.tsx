import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import clsx from 'clsx';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Labelled {
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
}

/** One line of a menu: does something, goes to a screen (`to`) or leaves the app (`href`); or a line between groups. */
export type MenuEntry = (Labelled & ({ onSelect(): void } | { to: string } | { href: string })) | 'separator';

export interface MenuProps {
  /** One button. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Above the items: whose menu this is. */
  header?: ReactNode;
}

/** Actions that do not deserve a button each. */
export function Menu({ trigger, items, header }: MenuProps) {
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{trigger}</MenuButton>
      <MenuItems anchor={{ to: 'bottom end', gap: 6, padding: 8 }} modal={false} transition className="z-50 min-w-52 rounded-md bg-float p-1 shadow-float outline-none transition-opacity duration-100 data-closed:opacity-0">
        {header && <div className="mb-1 border-b border-line px-2.5 pt-1.5 pb-2.5">{header}</div>}
        {items.map((item, at) =>
          item === 'separator' ? <hr key={at} className="my-1 border-line" /> : <MenuItem key={at} disabled={item.disabled ?? false}>{entry(item)}</MenuItem>,
        )}
      </MenuItems>
    </HeadlessMenu>
  );
}

function entry(item: Exclude<MenuEntry, 'separator'>) {
  const className = clsx(
    'flex min-h-11 w-full items-center gap-2.5 rounded-xs px-2.5 py-1.5 text-start no-underline data-disabled:opacity-50 data-focus:bg-hover sm:min-h-8',
    item.tone === 'danger' && 'text-danger',
  );
  const body = (
    <>
      {item.icon && <span className={item.tone === 'danger' ? undefined : 'text-muted'}>{item.icon}</span>}
      <span className="min-w-0 flex-1">{item.label}</span>
    </>
  );
  if ('to' in item) return <Link to={item.to} className={className}>{body}</Link>;
  if ('href' in item) return <a href={item.href} className={className}>{body}</a>;
  return <button type="button" onClick={item.onSelect} className={className}>{body}</button>;
}
