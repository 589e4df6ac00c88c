import { table } from '#mocks/server/page-table.ts';
import { html, Html, page } from '#mocks/server/page.ts';
import type { Report } from './report.ts';
import type { Result } from './run.ts';

const words = { pass: 'hold', fail: 'do not hold', skip: 'were not checked' };

const style = `
main { max-width: 60rem; }
td:first-child { white-space: nowrap; }
tr.fail td { color: var(--bad); }
tr.skip td { color: var(--dim); }
`;

/** The report as a page that needs nothing else: first what does not hold. */
export function reportPage({
  address,
  startedAt,
  seconds,
  counts,
  unchecked,
  results,
}: Report): Promise<string> {
  const groups = (['fail', 'pass', 'skip'] as const)
    .map((verdict) => ({ verdict, rows: results.filter((one) => one.verdict === verdict) }))
    .filter(({ rows }) => rows.length > 0);
  return page(
    `Contract: ${address}`,
    html`
      <style>
        ${new Html(style)}
      </style>
      <h1>${address} against the contract</h1>
      <p class="dim">
        ${startedAt}, ${seconds} s. ${counts.pass} rules hold, ${counts.fail} do not, ${counts.skip} were not
        checked.
      </p>
      ${unchecked.length > 0 && html`<p>Without any check: ${unchecked.join(', ')}</p>`}
      ${groups.map(
        ({ verdict, rows }) =>
          html`<h2>${rows.length} ${words[verdict]}</h2>
            ${table(['Call', 'Rule'], rows.map(rowOf))}`,
      )}
    `,
    200,
    'Written by npm run verify.',
  ).text();
}

const rowOf = ({ call, rule, verdict, reason }: Result) =>
  html`<tr class="${verdict}">
    <td><code>${call}</code></td>
    <td>${rule}${reason && html`<br /><small>${reason}</small>`}</td>
  </tr>`;
