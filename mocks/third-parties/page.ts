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
}
body {
  max-width: 28rem;
  margin: 8vh auto;
  padding: 0 16px;
  font: 16px/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
input,
select,
button {
  width: 100%;
  min-height: 44px;
  margin: 4px 0;
  box-sizing: border-box;
  font: inherit;
}
img {
  width: 56px;
}
`;
