import type { IndexHtmlTransformResult, ResolvedConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { prerender } from './prerender.ts';

/** The used part of jsdom, which comes without types. */
interface Jsdom {
  JSDOM: new (
    html: string,
    options: { url: string; runScripts: 'dangerously'; beforeParse(view: Window): void },
  ) => { window: Window };
}
const { JSDOM } = (await import('jsdom' as string)) as Jsdom;

const page =
  '<!doctype html><html><head><title>Title</title></head><body><div id="root"></div><script type="module" src="/assets/app.js"></script></body></html>';

async function built(base: string): Promise<{ html: string; style: string }> {
  const plugin = prerender() as unknown as {
    configResolved(config: Partial<ResolvedConfig>): void;
    transformIndexHtml(
      html: string,
      context: object,
    ): Promise<Exclude<IndexHtmlTransformResult, string | unknown[]>>;
  };
  plugin.configResolved({ base, mode: 'production', envDir: false });
  const { html, tags } = await plugin.transformIndexHtml(page, { chunk: { fileName: 'assets/app.js' } });
  return { html, style: String(tags[0]?.children) };
}

let atRoot: { html: string; style: string };
beforeAll(async () => {
  atRoot = await built('/');
}, 60_000);

/** Runs the inline script at this address and returns the content of #root. */
function leftAt(html: string, url: string, known: { username?: string; cookie?: string } = {}) {
  const { window } = new JSDOM(html, {
    url,
    runScripts: 'dangerously',
    beforeParse(view) {
      Object.assign(view, { lost() {} }); // asset-errors.ts
      view.matchMedia = () => new EventTarget() as MediaQueryList; // jsdom has none
      if (known.username) view.localStorage.setItem('username', known.username);
      if (known.cookie) view.document.cookie = known.cookie;
    },
  });
  const { document } = window;
  return {
    landing: document.querySelector('[data-landing]'),
    splash: document.querySelector('[data-splash]'),
  };
}

describe('for a visitor, at the base path', () => {
  it('the text and the links of the landing page are there', () => {
    const { landing, splash } = leftAt(atRoot.html, 'http://site.test/');
    expect(landing?.querySelector('h1')?.textContent).toBe('Software Provider');
    for (const text of ['Reliable, effective, and secure', 'Instant Access', 'CS2', '€2.49'])
      expect(landing?.textContent).toContain(text);
    const addresses = [...(landing?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(addresses.slice(1), 'after the skip link').toEqual([
      '/dash?redeem=',
      '/login',
      '/register',
      '/login',
      '/tos',
    ]);
    expect(splash?.textContent).toBe('Loading');
  });

  it('the splash covers the landing page for 500 ms', () => {
    expect(atRoot.style).toContain('#root[data-landing]+[data-splash]{animation:gone 0s 500ms forwards}');
  });
});

it.each([
  ['another page', 'http://site.test/login', {}],
  ['a page below', 'http://site.test/admin/', {}],
  ['a stored username', 'http://site.test/', { username: 'vole' }],
  ['a bearer', 'http://site.test/', { cookie: 'BEARER=abc' }],
])('%s: only the splash stays', (_, url, known) => {
  const { landing, splash } = leftAt(atRoot.html, url, known);
  expect(landing).toBeNull();
  expect(splash).not.toBeNull();
});

it('keeps the landing page for a visitor with other cookies', () => {
  expect(leftAt(atRoot.html, 'http://site.test/', { cookie: 'NOT_A_BEARER=abc' }).landing).not.toBeNull();
});

it.each([
  ['/x/', 'http://site.test/x/', 'http://site.test/x/register'],
  ['/x/', 'http://site.test/x', 'http://site.test/x/register'],
  ['./', 'http://site.test/a/b/c/', 'http://site.test/a/b/c/register'],
])(
  'under the base %s the landing page stands at %s',
  async (base, url, register) => {
    const { html } = await built(base);
    const { landing } = leftAt(html, url);
    expect(landing?.querySelector<HTMLAnchorElement>('main a')?.href).toBe(register);
  },
  60_000,
);
