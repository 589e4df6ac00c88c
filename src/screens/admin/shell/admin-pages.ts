import { pageNames } from '#src/session/page-names.ts';
import { BoxIcon, CpuIcon, KeyIcon, LayersIcon, TicketIcon, UsersIcon } from '#src/ui/icons.tsx';

const page = <Path extends keyof typeof pageNames>(path: Path) => ({ path, label: pageNames[path] });

/**
 * The admin lists in the order of the header (ADM-1) and the palette. `searched` is the placeholder of the
 * search.
 */
export const adminPages = [
  { ...page('/admin/products'), searched: 'products', Icon: BoxIcon },
  { ...page('/admin/users'), searched: 'users', Icon: UsersIcon },
  { ...page('/admin/subs'), searched: 'subscriptions', Icon: LayersIcon },
  { ...page('/admin/keys'), searched: 'keys', Icon: KeyIcon },
  { ...page('/admin/invites'), searched: 'invites', Icon: TicketIcon },
  { ...page('/admin/hwid'), searched: 'requests', Icon: CpuIcon },
] as const;

/** The page whose link shows the number of pending requests. */
export const HWID_PATH = '/admin/hwid';
