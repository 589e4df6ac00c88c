import { expect } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import type { Sequence } from './sequences.fixtures.ts';

const selectAll = 'tick "Select all';
const openPalette = 'press Control+k';

/** Sequences by name: the shortest that show a bug fixed since, and pairs of features that no other test combines. */
export const regressions: Record<string, Sequence> = {
  'selection × Filter: a filter deselects what it hides': {
    at: '/admin/keys?order=-Code',
    steps: `press "Unused for 90 days" › go back › ${selectAll} › go forward › shows "No longer shown"`,
  },
  'sheet × deletion of its user': {
    at: '/admin/users?user=premium',
    steps:
      'press "Delete" with the mouse › type "premium" in "Type premium to confirm" › press "Delete" › shows "User deleted" › lacks "No user has this name"',
  },
  'sheet × Cancel, then another user deletes its user: it says so': {
    at: '/admin/users?user=premium',
    steps: [
      'press "Delete" with the mouse › press "Cancel"',
      () => db.users.remove(personas.premium.id),
      (tab) => tab.pass(360_000),
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), // of a tab that is shown again
      'shows "No user has this name"',
    ],
  },
  'sheet × pages: turning a page leaves the sheet': {
    at: '/admin/keys?user=premium',
    steps: ['press "Next page"', () => expect(location.search).toContain('user=premium')],
  },
  'review × Back: the result of a decision under way is shown': {
    at: '/admin/hwid?dir=asc',
    steps:
      'press "Review › press "Approve › press "Approve" (answers: all late) › go back › all answers arrive › shows "approved"',
  },
  'read × Cancel: no error is shown': {
    at: '/admin/keys',
    steps: [
      'press "Next page" (answers: all late)',
      (tab) => tab.pass(11_000),
      'press "Cancel" › shows "You cancelled"',
      () => expect(document.querySelector('[aria-label=Notifications]')!.textContent).toBe(''),
      'press "Retry"',
    ],
  },
  'palette × sheet: a question is asked once': {
    at: '/admin/keys',
    steps: [
      `${openPalette} › type "premium" in "Search commands" › press "Ban premium" with the mouse › press "Cancel" › press "Close"`,
      `${openPalette} › type "premium" in "Search commands" › press "premium with the mouse › lacks "Are you sure"`,
    ],
  },
  'generation × a product that another user has created: it is offered': {
    at: '/admin/keys?dialog=generate',
    steps: [
      'shows "CS2" › press "Cancel"',
      () => void db.products.insert({ name: 'Added', shortName: 'added' }),
      'press "Generate keys" › shows "Added"',
    ],
  },
  'bulk × Back: a run holds its page': {
    at: '/admin/users',
    steps: `press "Keys" › ${selectAll} › press "Delete selected" › press "Delete 10 keys" (answers: all late) › go back › shows "Wait, or press Stop" › press "Stop" › shows "10 not started"`,
  },
  'bulk × slow list: its result is shown once the rows are deleted': {
    at: '/admin/keys',
    steps: `tick "Select key › press "Delete selected" › press "Delete 1 key" (answers: all but 2 late) › lacks "deleted"`,
  },
  'poll × Filter: rows come only when asked for': {
    at: '/admin/hwid?order=User',
    steps: [
      () => void db.hwidRequests.insert({ ...db.hwidRequests.all().at(-1)!, userId: 9 }),
      (tab) => tab.pass(31_000),
      'press "Show 1 new request"',
    ],
  },
};
