import {
  KeyIcon,
  LayersIcon,
  PencilIcon,
  PlusIcon,
  UserRoundCheckIcon,
  UserRoundIcon,
  UserRoundXIcon,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAddresses } from '#src/app/use-address.ts';
import { formatDate } from '#src/app/format-date.ts';
import { timings } from '#src/app/timings.ts';
import { type ActivationKey, keys } from '#src/contract/admin/keys.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { cleanUsername } from '#src/contract/clean-input.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { useRead } from '#src/data/use-read.ts';
import { matchesIn } from '#src/lib/fold-case.ts';
import { durationWords } from '#src/lib/duration.ts';
import { searchOf } from '#src/data/list/list-endpoint.ts';
import { type Command, type CommandGroup, isKeyShaped } from '../palette/commands.ts';
import { roleText } from '../users/user-columns.tsx';
import type { SheetKind } from './user-sheet/sheet-kinds.ts';

const FEWEST_CHARACTERS = 3;
/** Results shown of each kind. */
const MAX_RESULTS = 3;

/** Opens the sheet of a user, with one of its dialogs. */
export type OpenUser = (username: string, dialog?: { kind: SheetKind; id: number }) => void;

/**
 * Searches users, keys and subscriptions once typing pauses (ADM-6); only keys for the text of a key. Results of
 * another text are never shown.
 */
export function useServerSearch(typed: string, openUser: OpenUser) {
  const text = cleanUsername(typed);
  const settled = useSettled(text);
  const toCommands = useCommandsOf(text, openUser);
  const isLong = text.length >= FEWEST_CHARACTERS;
  const isAsked = isLong && settled === text;
  const all = isAsked && !isKeyShaped(text);
  const input = searchOf(settled, MAX_RESULTS);
  const people = useRead(users.list, { input, enabled: all });
  const codes = useRead(keys.list, { input, enabled: isAsked });
  const subscriptions = useRead(adminSubscriptions.list, { input, enabled: all });
  const found = people.data?.items ?? [];
  const person = found.length === 1 ? found[0] : found.find(({ username }) => username === text);
  const asked = [
    { title: 'Users', read: people, isOn: all, commands: found.map(toCommands.user) },
    {
      title: `Actions for ${person?.username}`,
      read: people,
      isOn: all && person !== undefined && !people.isError,
      commands: person && toCommands.actions(person),
    },
    { title: 'Keys', read: codes, isOn: isAsked, commands: codes.data?.items.map(toCommands.key) },
    {
      title: 'Subscriptions',
      read: subscriptions,
      isOn: all,
      commands: subscriptions.data?.items.map(toCommands.subscription),
    },
  ].filter(({ isOn }) => isOn);
  // in their order, so that no result appears above those already shown
  const firstPending = asked.findIndex(({ read }) => read.isPending);
  const groups = asked
    .slice(0, firstPending < 0 ? undefined : firstPending)
    .flatMap(({ title, commands = [] }): CommandGroup[] =>
      commands.length > 0 ? [{ title, commands }] : [],
    );
  const failed = asked.filter(({ read }) => read.isError).map(({ title }) => title.toLowerCase());
  const isSearching = isLong && (!isAsked || firstPending >= 0);
  return { groups, note: noteOf(), isSearching, hasFailed: failed.length > 0 };

  function noteOf(): string {
    if (!isLong) return '';
    if (isSearching) return 'Searching…';
    if (failed.length > 0) return `Could not search the ${failed.join(', ')}`;
    return groups.length > 0 ? '' : `No ${isKeyShaped(text) ? 'key' : 'user, key or subscription'} matches`;
  }
}

/** Returns the text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), timings.paletteSearch);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Returns commands of the found rows: users and subscriptions open the sheet, a key its row and who used it (ADM-6). */
function useCommandsOf(text: string, openUser: OpenUser) {
  const { go } = useAddresses();
  const search = (path: string) => () => go({ go: 'page', path, to: { search: text } });
  const facts = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' · ');
  return {
    user: (user: AdminUser): Command => {
      const { id, username, roles, nonExpiredNonPausedSubscription, isBanned } = user;
      return {
        id: `user ${id}`,
        group: 'Users',
        label: username,
        why: whyFound(user, text),
        names: [username],
        detail: facts(
          roleText(roles) !== 'User' && roleText(roles),
          nonExpiredNonPausedSubscription ? 'has Premium' : 'no premium',
          isBanned && 'banned',
        ),
        Icon: UserRoundIcon,
        run: () => openUser(username),
        toList: search('/admin/users'),
      };
    },
    actions: (user: AdminUser): Command[] => {
      const action = (kind: SheetKind, label: string, Icon: Command['Icon']): Command => ({
        id: `${kind} ${user.id}`,
        group: 'Users',
        label,
        Icon,
        run: () => openUser(user.username, { kind, id: user.id }),
      });
      return [
        action('subscribe', `Add subscription for ${user.username}`, PlusIcon),
        action('edit', `Edit ${user.username}`, PencilIcon),
        user.isBanned
          ? action('ban', `Unban ${user.username}`, UserRoundCheckIcon)
          : action('ban', `Ban ${user.username}`, UserRoundXIcon),
      ];
    },
    key: ({ id, code, product, durationHours, usedBy, status }: ActivationKey): Command => ({
      id: `key ${id}`,
      group: 'Keys',
      label: code,
      isCode: true,
      names: [code, product?.name, usedBy?.username],
      detail: facts(
        product?.name,
        durationHours !== null && durationWords(durationHours),
        usedBy ? `used by ${usedBy.username}` : status.toLowerCase(),
      ),
      Icon: KeyIcon,
      run: () =>
        go({ go: 'page', path: '/admin/keys', to: { search: code, person: usedBy?.username ?? '' } }),
      toList: search('/admin/keys'),
    }),
    subscription: ({ id, user, product, status, expirationDate }: AdminSubscription): Command => {
      const toList = search('/admin/subs');
      return {
        id: `subscription ${id}`,
        group: 'Subscriptions',
        label: [product?.name, user?.username].filter(Boolean).join(' of ') || `#${id}`,
        names: [product?.name, user?.username],
        detail: facts(
          status.toLowerCase(),
          expirationDate && `${status === 'ACTIVE' ? 'until ' : ''}${formatDate(expirationDate)}`,
        ),
        Icon: LayersIcon,
        run: () => (user ? openUser(user.username) : toList()),
        toList,
      };
    },
  };
}

/** Formats 'New HWID 9cc8e078…', the field by which a user was found instead of the name. */
export function whyFound({ username, hwid, newHwid, discord, lastIp, joinIp }: AdminUser, text: string) {
  const has = (value: string | null) => value !== null && matchesIn(value, text).length > 0;
  if (has(username)) return undefined;
  const fields = { HWID: hwid, 'New HWID': newHwid, Discord: discord, 'Last IP': lastIp, 'Join IP': joinIp };
  const [field, value] = Object.entries(fields).find(([, each]) => has(each)) ?? [];
  return field && `${field} ${excerpt(value ?? '', text)}`;
}

/** Returns a long value from shortly before the text to shortly after it. */
function excerpt(value: string, text: string): string {
  const [match = { from: 0, to: 0 }] = matchesIn(value, text);
  const from = Math.max(0, match.from - 2);
  const to = Math.max(from + 8, from + match.to - match.from + 4);
  if (value.length <= 20) return value;
  return `${from > 0 ? '…' : ''}${value.slice(from, to)}${to < value.length ? '…' : ''}`;
}
