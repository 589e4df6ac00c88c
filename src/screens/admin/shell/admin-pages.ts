import { BoxIcon, CpuIcon, KeyIcon, LayersIcon, TicketIcon, UsersIcon } from '#src/ui/icons.tsx';

/** The admin lists in the order of the header (SPEC.md §2); the palette offers the same. */
export const adminPages = [
  { path: '/admin/products', label: 'Products', Icon: BoxIcon },
  { path: '/admin/users', label: 'Users', Icon: UsersIcon },
  { path: '/admin/subs', label: 'Subscriptions', Icon: LayersIcon },
  { path: '/admin/keys', label: 'Keys', Icon: KeyIcon },
  { path: '/admin/invites', label: 'Invites', Icon: TicketIcon },
  { path: '/admin/hwid', label: 'HWID reset requests', Icon: CpuIcon },
] as const;

/** The page that carries the count of pending requests. */
export const HWID_PATH = '/admin/hwid';
