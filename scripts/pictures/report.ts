import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, pictureFolder, reportFolder } from '../../.storybook/checks/pictures.ts';

/** A picture that differs from its baseline, or has none. */
export interface Difference {
  /** Such as `kit-badge/variants/light`. */
  name: string;
  /** The story's id. */
  story: string;
  status: 'changed' | 'new';
}

/** The differences that Vitest has left in the report's folder, by the names of its files. */
export function differencesIn(names: string[]): Difference[] {
  return names.flatMap((file) => {
    const [, name, kind] = /^(.+)-(actual|reference)$/.exec(file) ?? [];
    if (!name) return [];
    const status: Difference['status'] = kind === 'actual' ? 'changed' : 'new';
    return [{ name, story: path.dirname(name).replace('/', '--'), status }];
  });
}

/** Writes report.json, which the atlas reads, and index.html: expected, actual and difference. */
export function writeReport() {
  const pictures = differencesIn(namesIn(reportFolder, '.png').toSorted());
  const page = path.join(reportFolder, 'index.html');
  writeFileSync(path.join(reportFolder, 'report.json'), JSON.stringify({ pictures }, null, 2));
  writeFileSync(page, pageOf(pictures));
  return { pictures, page };
}

function pageOf(pictures: Difference[]): string {
  const baselines = path.relative(reportFolder, pictureFolder);
  const figure = (title: string, file: string) =>
    `<figure><figcaption>${title}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt=""></a></figure>`;
  const row = ({ name, status }: Difference) =>
    `<h2>${name}${status === 'new' ? ' (new)' : ''}</h2><div>${
      status === 'new'
        ? figure('Actual', `${name}-reference.png`)
        : figure('Expected', `${baselines}/${name}.webp`) +
          figure('Actual', `${name}-actual.png`) +
          figure('Difference', `${name}-diff.png`)
    }</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
  div { display: flex; gap: 1rem; align-items: start } figure { flex: 1; margin: 0 } img { max-width: 100%; border: 1px solid #8886 }
</style>
<h1>${pictures.length} pictures differ</h1>
<p>Accept them with <code>npm run pictures -- --accept</code>, or those whose name contains a word:
<code>npm run pictures -- --accept badge</code>.</p>
${pictures.map(row).join('\n')}
</html>
`;
}
