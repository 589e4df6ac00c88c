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

/** Returns a complete page in the theme that was chosen in the product, without scripts in that of the system. */
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
        <script>
          ${new Html(theme)};
        </script>
      </head>
      <body>
        <main>${content}</main>
        <footer>A stub of the mock backend. Nothing here is real.</footer>
      </body>
    </html> `;
  return HttpResponse.html(text, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Redirects after a form was sent: the browser follows with GET. */
export function redirectTo(address: string): HttpResponse<null> {
  return new HttpResponse(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}

const theme = 'try { document.documentElement.dataset.theme = localStorage.theme } catch {}';

/** The product's colours in both themes, as in its style sheet, which a page of another party cannot load. */
export const colours = {
  surface: ['oklch(0.984 0.002 264)', 'oklch(0.178 0.009 264)'],
  raised: ['oklch(1 0 0)', 'oklch(0.213 0.01 264)'],
  control: ['oklch(1 0 0)', 'oklch(0.27 0.012 264)'],
  hover: ['oklch(0.945 0.005 264)', 'oklch(0.295 0.013 264)'],
  line: ['oklch(0.912 0.005 264)', 'oklch(0.288 0.012 264)'],
  'line-strong': ['oklch(0.645 0.014 264)', 'oklch(0.545 0.016 264)'],
  text: ['oklch(0.235 0.016 264)', 'oklch(0.945 0.005 264)'],
  muted: ['oklch(0.49 0.018 264)', 'oklch(0.725 0.014 264)'],
  accent: ['oklch(0.49 0.212 264)', 'oklch(0.56 0.2 264)'],
  'accent-strong': ['oklch(0.43 0.2 264)', 'oklch(0.51 0.2 264)'],
  'on-accent': ['oklch(1 0 0)', 'oklch(1 0 0)'],
  focus: ['oklch(0.55 0.21 264)', 'oklch(0.7 0.16 264)'],
  danger: ['oklch(0.51 0.19 24)', 'oklch(0.755 0.14 22)'],
  'danger-soft': ['oklch(0.958 0.022 20)', 'oklch(0.275 0.05 20)'],
} as const;

const style = `
:root {
  color-scheme: light dark;
${Object.entries(colours)
  .map(([name, [light, dark]]) => `  --${name}: light-dark(${light}, ${dark});`)
  .join('\n')}
}
[data-theme=light] { color-scheme: light }
[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box; margin: 0 }
body { display: grid; align-content: center; gap: 16px; max-width: 28rem; min-height: 100vh; margin: auto; padding: 24px 16px; background: var(--surface); color: var(--text); font: 0.875rem/1.25rem 'Instrument Sans Variable', 'Instrument Sans', ui-sans-serif, system-ui, sans-serif; overflow-wrap: anywhere }
main { display: grid; gap: 20px; padding: 28px; border: 1px solid var(--line); border-radius: 14px; background: var(--raised) }
h1 { font-size: 1.25rem; font-weight: 600; line-height: 1.75rem }
h1 + p, footer, dt, small { color: var(--muted) }
footer { font-size: 0.75rem; text-align: center }
form, dl { display: grid; gap: 12px }
dl div { display: flex; justify-content: space-between; gap: 16px }
.total { align-items: baseline; padding-top: 12px; border-top: 1px solid var(--line) }
.total dd { font-size: 1.5rem; font-weight: 600; line-height: 2rem; white-space: nowrap }
label { font-weight: 500 }
input, select, button { width: 100%; min-height: 44px; padding: 0 12px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--control); color: inherit; font: inherit }
label > :is(input, select) { margin-top: 6px; font-weight: 400 }
button { border-color: var(--line); font-weight: 500; cursor: pointer }
button:hover { background: var(--hover) }
button.primary { border-color: transparent; background: var(--accent); color: var(--on-accent) }
button.primary:hover { background: var(--accent-strong) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.row { display: flex; align-items: center; gap: 12px }
[role=alert] { padding: 12px 16px; border-radius: 8px; background: var(--danger-soft); color: var(--danger) }
img { border-radius: 50% }
`;
