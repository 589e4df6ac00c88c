import type { ReactNode } from 'react';

interface Labelled {
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
}

/**
 * One line of a menu: does something, goes to a screen (`to`) or leaves the app (`href`); or a line between
 * groups.
 */
export type MenuEntry = (Labelled & ({ onSelect(): void } | { to: string } | { href: string })) | 'separator';
