import type { ActivationKey, keys } from '#src/contract/admin/keys.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { durationWords } from '#src/lib/duration.ts';
import { linkedKey } from '#src/app/resume-state.ts';
import type { FileColumn } from '../list/valued-columns.ts';

/** A key that is given to a customer (KEY-5). */
export interface SharedKey {
  code: string;
  product: string | undefined;
  durationHours: number | undefined;
}

type Generated = Reply<typeof keys.generate>['keys'][number];

/** Returns a key as the server answers its generation; some answer with the code alone. */
export const fromGenerated = (key: Generated): SharedKey => ({
  code: key.code,
  product: ('product' in key && key.product?.name) || undefined,
  durationHours: ('durationHours' in key && key.durationHours) || undefined,
});

export const fromRow = ({ code, product, durationHours }: ActivationKey): SharedKey => ({
  code,
  product: product?.name,
  durationHours: durationHours ?? undefined,
});

/** Formats 'CS2, 90 days'; '' for a bare code. */
export const keySummary = ({ product, durationHours }: SharedKey): string =>
  [product, durationHours && durationWords(durationHours)].filter(Boolean).join(', ');

/** Returns the summary that all keys share, to be shown once. */
export function commonSummary(handed: readonly SharedKey[]): string {
  const [summary = '', ...others] = new Set(handed.map(keySummary));
  return others.length > 0 ? '' : summary;
}

/** Opens the dashboard with the key filled in (RED-3). `dashboard` is its address. */
export const linkOf = ({ code }: SharedKey, dashboard: string): string => dashboard + linkedKey.toQuery(code);

/** Returns one link a line. */
export const linksText = (handed: readonly SharedKey[], dashboard: string): string =>
  handed.map((key) => linkOf(key, dashboard)).join('\n');

/** Returns a message to customers: the links, and instructions. */
export function messageText(handed: readonly SharedKey[], dashboard: string): string {
  const isOne = handed.length === 1;
  const common = commonSummary(handed);
  const lines = handed.map((key) =>
    [!common && keySummary(key), linkOf(key, dashboard)].filter(Boolean).join(': '),
  );
  return [
    [isOne ? 'Your key' : 'Your keys', common && `${common}${isOne ? '' : ' each'}`]
      .filter(Boolean)
      .join(': '),
    ...lines,
    '',
    isOne
      ? 'Open the link, sign in or sign up, and press Redeem.'
      : 'Open a link, sign in or sign up, and press Redeem. Each link works once.',
  ].join('\n');
}

/** Returns the columns of the keys as a table. */
export const shareColumns = (dashboard: string): FileColumn<SharedKey>[] => [
  { header: 'Code', type: 'text', get: ({ code }) => code },
  { header: 'Product', type: 'text', get: ({ product }) => product },
  { header: 'Duration (Hours)', type: 'number', get: ({ durationHours }) => durationHours },
  { header: 'Link', type: 'text', get: (key) => linkOf(key, dashboard) },
];
