import type { ReactNode } from 'react';

interface Labelled {
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'danger';
  disabled?: boolean;
}

/** An action, a link to a screen (`to`), a link out of the app (`href`), or a separator. */
export type MenuEntry = (Labelled & ({ onSelect(): void } | { to: string } | { href: string })) | 'separator';
