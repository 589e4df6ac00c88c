import { expect, it } from 'vitest';
import { linkedKey } from '#src/app/resume-state.ts';
import { csvOf } from '../list/export/csv.ts';
import { shareColumns, fromGenerated, linkOf, linksText, messageText } from './share-keys.ts';

const dashboard = 'https://shop.example/app/dash';
const year = { code: 'AB12-CD34', product: 'Chess', durationHours: 8760 };
const bare = { code: 'EF56', product: undefined, durationHours: undefined };

it('links to the dashboard with the key filled in', () => {
  const link = new URL(linkOf(year, dashboard));
  expect(link.origin + link.pathname).toBe(dashboard);
  expect(linkedKey.read(link.search)).toBe(year.code);
  expect(linksText([year, bare], dashboard)).toBe(`${linkOf(year, dashboard)}\n${linkOf(bare, dashboard)}`);
});

it('writes a message of one key or several keys (KEY-5)', () => {
  expect(messageText([year], dashboard)).toBe(
    'Your key: Chess, 1 year\nhttps://shop.example/app/dash?redeem=AB12-CD34\n\n' +
      'Open the link, sign in or sign up, and press Redeem.',
  );
  expect(messageText([year, bare], dashboard)).toBe(
    'Your keys\nChess, 1 year: https://shop.example/app/dash?redeem=AB12-CD34\n' +
      'https://shop.example/app/dash?redeem=EF56\n\n' +
      'Open a link, sign in or sign up, and press Redeem. Each link works once.',
  );
});

it('writes a table of codes and links', () => {
  expect(csvOf([year, bare], shareColumns(dashboard))).toBe(
    '\uFEFFCode,Product,Duration (Hours),Link\r\n' +
      'AB12-CD34,Chess,8760,https://shop.example/app/dash?redeem=AB12-CD34\r\n' +
      'EF56,,,https://shop.example/app/dash?redeem=EF56\r\n',
  );
});

it('takes product and duration from the reply, if present', () => {
  expect(fromGenerated({ code: 'A', durationHours: 24, product: { name: 'Chess' } })).toEqual({
    code: 'A',
    product: 'Chess',
    durationHours: 24,
  });
  expect(fromGenerated({ code: 'A' })).toEqual({ code: 'A', product: undefined, durationHours: undefined });
});
