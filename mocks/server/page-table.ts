import { html, type Html } from './page.ts';

/** A table of `rows` (elements `tr`), which scrolls sideways on a narrow page. Nothing without rows. */
export const table = (headings: readonly string[], rows: readonly Html[], caption?: string) =>
  rows.length > 0 &&
  html`<div class="scroll">
    <table>
      ${
        caption &&
        html`<caption>
          ${caption}
        </caption>`
      }
      <thead>
        <tr>
          ${headings.map((heading) => html`<th scope="col">${heading}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
