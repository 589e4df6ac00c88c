import { CONFIGURATION_ID } from '../../../../src/app/host-configuration.ts';
import { content } from '../../../../src/screens/landing/content.ts';
import { type Configuration, configurationOf } from '../../../../src/app/settings.ts';

/** Facts of the build that the host needs. */
export interface BuildFacts {
  /** The path below which the app is served, with a slash at both ends. */
  base: string;
  configuration: Partial<Configuration>;
}

const block = new RegExp(
  `(<script type="application/json" id="${CONFIGURATION_ID}">)([\\s\\S]*?)(</script>)`,
);

/** Writes the host's values into a document of the build, also where the build has written its own. */
export function applyConfiguration(html: string, host: Partial<Configuration>, build: BuildFacts): string {
  const written = block.exec(html)?.[2];
  if (written === undefined) return html;
  const before = configurationOf(JSON.parse(written) as Partial<Configuration>, build.configuration);
  const after = configurationOf(host, build.configuration);
  const json = JSON.stringify(host).replaceAll('<', '\\u003c');
  return replaceBrand(html, after.brand)
    .replaceAll(`content="${preview(before, build)}"`, () => `content="${preview(after, build)}"`)
    .replace(block, (_, open: string, _old, close: string) => open + json + close);
}

const preview = ({ siteOrigin }: Configuration, { base }: BuildFacts) =>
  `${siteOrigin}${base}link-preview.png`;

/** Writes the name into the prerendered header as Brand does: not beside a heading that says the same. */
const replaceBrand = (html: string, brand: string) =>
  html.replace(
    /(<span data-brand=""[^>]*>)[^<]*/,
    (_, open: string) => open + (brand === content.heading ? '' : encode(brand)),
  );

const encode = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
