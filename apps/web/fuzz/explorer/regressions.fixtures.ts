import { expect } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { userRegressions } from './user-regressions.fixtures.ts';
import type { Sequence } from './sequences.fixtures.ts';

const select = (which: string) => `tick "Select ${which}`;
const selectAll = select('all');
function removeProduct() {
  db.keys.where('productId', 1).forEach(({ id }) => db.keys.remove(id));
  db.subscriptions.where('productId', 1).forEach(({ id }) => db.subscriptions.remove(id));
  db.products.remove(1);
}
const openPalette = 'press Control+k';
const upload = 'press "Upload client" › choose a file › type "9.9.9" in "Version"';

/** Sequences by name: the shortest that show a bug fixed since, and pairs of features that no other test combines. */
export const regressions: Record<string, Sequence> = {
  ...userRegressions,
  'selection × search: a search deselects for good what it hides': {
    at: '/admin/keys',
    steps: `${selectAll} › type "no such" in "Search" › press Enter › shows "0 selected" › type "" in "Search" › press Enter › shows "0 selected"`,
  },
  'selection × Filter: a filter deselects what it hides': {
    at: '/admin/keys?order=-Code',
    steps: `press "Unused for 90 days" › go back › ${selectAll} › go forward › shows "No longer shown"`,
  },
  'export × Filter: the rows and columns that it leaves': {
    at: '/admin/keys?Status=USED',
    steps: [
      'press "Columns, export" › press "Export CSV"',
      () =>
        expect(document.body.textContent).toContain(
          `Exported ${db.keys.where('status', 'USED').length} rows`,
        ),
    ],
  },
  'sheet × decision: a question that another user has answered closes': {
    at: '/admin/hwid?user=pending',
    steps:
      'press "Approve #41 › another administrator changes request 41 › press "Approve" › lacks "Are you sure"',
  },
  'sheet × deletion of its user': {
    at: '/admin/users?user=premium',
    steps:
      'press "Delete" with the mouse › type "premium" in "Type premium to confirm" › press "Delete" › shows "User deleted" › lacks "No user has this name"',
  },
  'sheet × pages: turning a page leaves the sheet': {
    at: '/admin/keys?user=premium',
    steps: ['press "Next page"', () => expect(location.search).toContain('user=premium')],
  },
  'sheet × list: a row that belongs to the person is marked (PER-1)': {
    at: '/admin/invites?user=premium',
    given: () => void db.invites.update(db.invites.all().at(-1)!.id, { assignedToId: personas.premium.id }),
    steps: [() => expect(document.querySelector('tr[aria-current=true]')).not.toBeNull()],
  },
  'sheet × Cancel, then another user deletes its user: it says so': {
    at: '/admin/users?user=premium',
    steps: [
      'press "Delete" with the mouse › press "Cancel" › the tab is hidden',
      () => db.users.remove(personas.premium.id),
      'six minutes pass › the tab is shown again › shows "No user has this name"',
    ],
  },
  'review × Back: the result of a decision under way is shown': {
    at: '/admin/hwid?dir=asc',
    steps:
      'press "Review › press "Approve › press "Approve" (answers: all late) › go back › all answers arrive › shows "approved"',
  },
  'read × Cancel: no error is shown': {
    at: '/admin/keys',
    steps: [
      'press "Next page" (answers: all late) › 11 seconds pass › press "Cancel" › shows "You cancelled"',
      () => expect(document.querySelector('[aria-label=Notifications]')!.textContent).toBe(''),
    ],
  },
  'gone row × Edit key (LIS-9, LIS-14)': {
    at: '/admin/keys',
    steps:
      'press "Edit › type "NEW-1" in "Code" › another administrator deletes key 400 › press "Save" › shows "Row not found. Nothing was saved" › "Code" is "NEW-1"',
  },
  'gone row × Delete key (LIS-9)': {
    at: '/admin/keys',
    steps:
      'press "Delete › another administrator deletes key 400 › press "Delete Key" › shows "Key not found" › lacks "Are you sure"',
  },
  'gone row × Add subscription (LIS-9)': {
    at: '/admin/users',
    steps: [
      'press "Add subscription › choose "CS2" in "Product"',
      (w) => db.users.remove(w.row!),
      'press "Add subscription" › shows "User not found"',
    ],
  },
  'generation × a product that is gone: what another tab has deleted is not offered': {
    at: '/admin/keys?dialog=generate',
    steps: [
      'shows "CS2" › press "Cancel"',
      removeProduct,
      'press "Generate keys"',
      () => expect(document.querySelector('form')!.textContent).not.toContain('CS2'),
    ],
  },
  'upload × end of the session: it ends': {
    at: '/admin/users',
    steps: [
      `${upload} › press "Upload" (answers: all late) › another tab signs out`,
      (w) => expect(w.tab.pending).toEqual([]),
    ],
  },
  'upload × a reload: Escape says why it stays': {
    at: '/admin/users',
    steps: `${upload} › press "Upload" (answers: all late) › press Escape › shows "Wait until the upload has finished" › all answers arrive › shows "Client uploaded"`,
  },
  'palette × old answer: what was found for another text is not offered': {
    at: '/admin/keys',
    steps: `${openPalette} › type "premium" in "Search commands" › shows "Ban premium" › type "pending" in "Search commands" (answers: all late) › lacks "Ban premium"`,
  },
  'palette × sheet: a question is asked once': {
    at: '/admin/keys',
    steps: [
      `${openPalette} › type "premium" in "Search commands" › press "Ban premium" with the mouse › press "Cancel" › press "Close"`,
      `${openPalette} › type "premium" in "Search commands" › press "premium with the mouse › lacks "Are you sure"`,
    ],
  },
  'generation × a product that is gone: the remembered one is not sent': {
    at: '/admin/keys?dialog=generate',
    given: () => (localStorage.setItem('last-product', '1'), removeProduct()),
    steps: ['"Product" is "Choose…" › shows "Choose a product"', (w) => expect(w.sent).toEqual([])],
  },
  'dialog × Back: it closes, and Forward opens it again; typed text is asked for (ROU-8)': {
    at: '/admin/keys',
    steps:
      'press "Edit › go back › lacks "Editing" › go forward › type "NEW-1" in "Code" › go back › shows "Discard your changes?" › press "Keep editing" › "Code" is "NEW-1" › go back › press "Discard" › lacks "Editing"',
  },
  'bulk × end of the session: a run stops': {
    at: '/admin/keys',
    steps: [
      `${selectAll} › press "Delete selected" › press "Delete 10 keys" (answers: all late) › another tab signs out`,
      (w) => expect(w.sent.length).toBeLessThan(10),
    ],
  },
  'bulk × Back: a run holds its page': {
    at: '/admin/users',
    steps: `press "Keys" › ${selectAll} › press "Delete selected" › press "Delete 10 keys" (answers: all late) › go back › shows "Wait, or press Stop" › press "Stop" › shows "10 not started"`,
  },
  'bulk × slow list: its result is shown once the rows are deleted': {
    at: '/admin/keys',
    steps: `${select('key')} › press "Delete selected" › press "Delete 1 key" (answers: all but the 1st late) › lacks "deleted"`,
  },
  'columns × another list: a hidden one is that of its list': {
    at: '/admin/keys',
    steps: [
      'press "Columns, export" › press "Columns" › tick "Status" › press "Close"',
      () => expect(document.querySelector('thead')!.textContent).not.toContain('Status'),
      'press "Subscriptions"',
      () => expect(document.querySelector('thead')!.textContent).toContain('Status'),
    ],
  },
  'poll × Filter: rows come only when asked for': {
    at: '/admin/hwid?order=User',
    steps: 'a customer asks for a reset › 31 seconds pass › press "Show 1 new request"',
  },
};
