import { BoxIcon, CpuIcon, KeyIcon, LayersIcon, TicketIcon, UsersIcon } from '#src/ui/icons.tsx';

/**
 * The admin lists in the order of the header (ADM-1); the palette offers the same. `searched`: what the
 * search box looks for there.
 */
export const adminPages = [
  { path: '/admin/products', label: 'Products', searched: 'products', Icon: BoxIcon },
  { path: '/admin/users', label: 'Users', searched: 'users', Icon: UsersIcon },
  { path: '/admin/subs', label: 'Subscriptions', searched: 'subscriptions', Icon: LayersIcon },
  { path: '/admin/keys', label: 'Keys', searched: 'keys', Icon: KeyIcon },
  { path: '/admin/invites', label: 'Invites', searched: 'invites', Icon: TicketIcon },
  { path: '/admin/hwid', label: 'HWID reset requests', searched: 'requests', Icon: CpuIcon },
] as const;

/** The page that carries the count of pending requests. */
export const HWID_PATH = '/admin/hwid';
