import {
  BoxIcon,
  CpuIcon,
  KeyIcon,
  LayersIcon,
  TicketIcon,
  UsersRoundIcon,
  type LucideIcon,
} from 'lucide-react';
import { pageNames } from '#src/session/page-names.ts';

interface AdminPage {
  path: string;
  label: string;
  /** The rows, as the placeholder of the search and the palette call them. */
  searched: string;
  Icon: LucideIcon;
  /** The buttons of the list, with the kinds of the dialogs that they open. */
  actions: readonly { label: string; dialog: string }[];
}

const page = <Path extends keyof typeof pageNames>(path: Path) => ({ path, label: pageNames[path] });

/** The admin lists in the order of the header (ADM-1) and the palette. */
export const adminPages: readonly AdminPage[] = [
  {
    ...page('/admin/products'),
    searched: 'products',
    Icon: BoxIcon,
    actions: [{ label: 'Create Product', dialog: 'create' }],
  },
  { ...page('/admin/users'), searched: 'users', Icon: UsersRoundIcon, actions: [] },
  { ...page('/admin/subs'), searched: 'subscriptions', Icon: LayersIcon, actions: [] },
  {
    ...page('/admin/keys'),
    searched: 'keys',
    Icon: KeyIcon,
    actions: [{ label: 'Generate keys', dialog: 'generate' }],
  },
  {
    ...page('/admin/invites'),
    searched: 'invites',
    Icon: TicketIcon,
    actions: [
      { label: 'Generate invites', dialog: 'generate' },
      { label: 'Mass generate', dialog: 'massGenerate' },
    ],
  },
  { ...page('/admin/hwid'), searched: 'requests', Icon: CpuIcon, actions: [] },
];

/** The page whose link shows the number of pending requests. */
export const HWID_PATH = '/admin/hwid';
