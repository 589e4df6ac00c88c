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
        <footer>A stub of the mock backend. Nothing here is real.</footer>
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
  --dim: color-mix(in srgb, CanvasText 70%, Canvas);
  --line: color-mix(in srgb, CanvasText 55%, Canvas);
  --main: light-dark(#1f4fd8, #8fb0ff);
}
* {
  box-sizing: border-box;
  font: inherit;
}
body {
  margin: 0;
  padding: 8vh 16px 32px;
  font: 16px/1.5 system-ui, sans-serif;
}
main,
footer {
  max-width: 28rem;
  margin: 0 auto 16px;
}
h1 {
  margin: 0;
  font-size: 1.35rem;
  font-weight: bold;
}
p {
  margin: 8px 0;
}
.dim,
dt,
label,
footer {
  color: var(--dim);
}
.bad {
  color: light-dark(#b3261e, #ff9d94);
  font-weight: bold;
}
.price {
  font-size: 2rem;
  font-weight: bold;
}
dl {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 6px 20px;
}
dd {
  margin: 0;
  text-align: end;
  overflow-wrap: anywhere;
}
form,
label {
  display: grid;
  gap: 8px;
}
form {
  margin-top: 16px;
}
input,
select,
button {
  width: 100%;
  min-height: 44px;
  padding: 0 12px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: Canvas;
  color: CanvasText;
}
button.main {
  background: var(--main);
  color: Canvas;
}
:focus-visible {
  outline: 3px solid var(--main);
  outline-offset: 2px;
}
a {
  color: var(--main);
}
code {
  font-family: monospace;
  overflow-wrap: anywhere;
}
.faces {
  display: flex;
  gap: 16px;
  align-items: center;
}
.faces img {
  width: 56px;
  height: 56px;
  border-radius: 50%;
}
`;
