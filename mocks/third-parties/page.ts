import { HttpResponse } from 'msw';

/** HTML that `html` inserts without escaping. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Escapes all inserted values except Html; undefined, null and false insert nothing. */
export function html(texts: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(
    texts.map((text, index) => text + (index < values.length ? escape(values[index]) : '')).join(''),
  );
}

function escape(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escape).join('');
  if (value === undefined || value === null || value === false) return '';
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A complete page, which works without scripts and follows the system's colour scheme. */
export function page(title: string, content: Html, status = 200): HttpResponse<string> {
  const { text } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>${content}</main>
        <footer class="note">A stub of the mock backend. Nothing here is real.</footer>
      </body>
    </html> `;
  return HttpResponse.html(text, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** A redirect after a form was sent: the browser follows it with GET. */
export function redirectTo(address: string): HttpResponse<null> {
  return new HttpResponse(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}

const style = `
:root {
  color-scheme: light dark;
  --back: #f3f4f6;
  --sheet: #fff;
  --text: #191d24;
  --dim: #566070;
  --line: #7b8492;
  --hair: #dfe2e7;
  --main: #1f4fd8;
  --on-main: #fff;
  --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #121418;
    --sheet: #1b1e24;
    --text: #eceef2;
    --dim: #a3abb8;
    --line: #747d8b;
    --hair: #2d323b;
    --main: #8fb0ff;
    --on-main: #0d1426;
    --bad: #ff9d94;
  }
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  min-height: 100vh;
  padding: 8vh 16px 32px;
  background: var(--back);
  color: var(--text);
  font:
    16px/1.5 system-ui,
    sans-serif;
}
main {
  max-width: 28rem;
  margin: 0 auto;
  padding: 28px;
  border: 1px solid var(--hair);
  border-radius: 14px;
  background: var(--sheet);
}
h1 {
  margin: 0 0 4px;
  font-size: 1.35rem;
  line-height: 1.25;
}
p {
  margin: 8px 0;
}
.dim,
.note {
  color: var(--dim);
  font-size: 0.875rem;
}
.note {
  max-width: 28rem;
  margin: 16px auto;
  text-align: center;
}
.bad {
  color: var(--bad);
  font-weight: 600;
}
.price {
  margin: 20px 0 0;
  font-size: 2rem;
  font-weight: 650;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
}
dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 20px;
  margin: 20px 0;
}
dt {
  color: var(--dim);
}
dd {
  margin: 0;
  text-align: end;
  overflow-wrap: anywhere;
}
form {
  display: grid;
  gap: 12px;
  margin: 16px 0 0;
}
label {
  display: grid;
  gap: 4px;
  font-size: 0.875rem;
  color: var(--dim);
}
input,
select {
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: transparent;
  color: var(--text);
  font: inherit;
  width: 100%;
}
button {
  min-height: 44px;
  padding: 0 16px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: transparent;
  color: var(--text);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
button.main {
  border-color: var(--main);
  background: var(--main);
  color: var(--on-main);
}
:focus-visible {
  outline: 3px solid var(--main);
  outline-offset: 2px;
}
a {
  color: var(--main);
}
code {
  font:
    0.9em ui-monospace,
    monospace;
  overflow-wrap: anywhere;
}
.faces {
  display: flex;
  gap: 16px;
  align-items: center;
  margin: 20px 0;
}
.faces img {
  width: 56px;
  height: 56px;
  border-radius: 50%;
}
`;
