import {
  BoxIcon,
  CpuIcon,
  KeyIcon,
  LayersIcon,
  TicketIcon,
  UsersRoundIcon,
  type LucideIcon,
} from 'lucide-react';
import { type AdminPath, adminPaths, pageNames } from '#src/session/page-names.ts';

interface AdminPage {
  path: string;
  label: string;
  /** The rows, as the placeholder of the search and the palette call them. */
  searched: string;
  Icon: LucideIcon;
  /** The buttons of the list as the palette names them, with the kinds of the dialogs that they open. */
  actions: readonly { label: string; dialog: string }[];
}

/** Properties of each list by its address, so that none can be forgotten. */
const details: Record<AdminPath, Omit<AdminPage, 'path' | 'label'>> = {
  '/admin/products': {
    searched: 'products',
    Icon: BoxIcon,
    actions: [{ label: 'Create Product', dialog: 'create' }],
  },
  '/admin/users': { searched: 'users', Icon: UsersRoundIcon, actions: [] },
  '/admin/subs': { searched: 'subscriptions', Icon: LayersIcon, actions: [] },
  '/admin/keys': {
    searched: 'keys',
    Icon: KeyIcon,
    actions: [{ label: 'Generate keys', dialog: 'generate' }],
  },
  '/admin/invites': {
    searched: 'invites',
    Icon: TicketIcon,
    actions: [
      { label: 'Generate invites', dialog: 'generate' },
      { label: 'Mass generate invites', dialog: 'massGenerate' },
    ],
  },
  '/admin/hwid': { searched: 'requests', Icon: CpuIcon, actions: [] },
};

/** The admin lists in the order of the header (ADM-1) and the palette. */
export const adminPages: readonly AdminPage[] = adminPaths.map((path) => ({
  path,
  label: pageNames[path],
  ...details[path],
}));

/** The page whose link shows the number of pending requests. */
export const HWID_PATH = '/admin/hwid';
