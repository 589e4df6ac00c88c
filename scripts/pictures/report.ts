import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, pictureFolder, reportFolder } from '../../.storybook/checks/pictures.ts';

/** A picture that differs from its baseline, or has none. */
export interface Difference {
  /** Such as `kit-badge/variants/light`. */
  name: string;
  status: 'changed' | 'new';
}

/** Finds the differences that Vitest has left in the report's folder, by the names of its files. */
export function findDifferences(names: string[]): Difference[] {
  return names.flatMap((file) => {
    const [, name, kind] = /^(.+)-(actual|reference)$/.exec(file) ?? [];
    return name ? [{ name, status: kind === 'actual' ? 'changed' : 'new' }] : [];
  });
}

/** Writes report.json, which the atlas reads, and index.html. The folder holds all pictures of the page, so that it can be copied. */
export function writeReport(folder = reportFolder) {
  mkdirSync(folder, { recursive: true });
  const pictures = findDifferences(namesIn(folder, '.png').toSorted());
  for (const { name, status } of pictures)
    if (status === 'changed')
      copyFileSync(path.join(pictureFolder, `${name}.webp`), path.join(folder, `${name}-expected.webp`));
  const page = path.join(folder, 'index.html');
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify({ pictures }, null, 2));
  // of two sizes Vitest draws no difference
  const hasDiff = ({ name }: Difference) => existsSync(path.join(folder, `${name}-diff.png`));
  writeFileSync(page, renderPage(pictures.map((each) => ({ ...each, hasDiff: hasDiff(each) }))));
  return { pictures, page };
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif } body { margin: 2rem }
  section { border-top: 1px solid #8886 } section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; max-width: 100%; overflow: auto } img { display: block; border: 1px solid #8886 }
  .both { display: grid; width: fit-content } .both > * { grid-area: 1 / 1 } .both > img + img { clip-path: inset(0 0 0 var(--cut, 50%)) }
`;

/** Renders the HTML page of all differences, which works without a server. */
export function renderPage(pictures: (Difference & { hasDiff: boolean })[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>
<h1>${pictures.length} ${pictures.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
${pictures.map(renderSection).join('\n')}
</html>
`;
}

function renderSection({ name, status, hasDiff }: Difference & { hasDiff: boolean }): string {
  const image = (kind: string) => `<img src="${name}-${kind}" alt="" loading="lazy">`;
  const figure = (title: string, content: string) =>
    `<figure><figcaption>${title}</figcaption>${content}</figure>`;
  const [before, after] = [image('expected.webp'), image('actual.png')];
  const slider = `<input type="range" aria-label="Expected or actual" oninput="this.previousElementSibling.style.setProperty('--cut', this.value + '%')">`;
  const figures =
    status === 'new'
      ? [figure('New', image('reference.png'))]
      : [
          figure('Expected | Actual', `<div class="both">${before}${after}</div>${slider}`),
          ...(hasDiff ? [figure('Difference', image('diff.png'))] : []),
          figure('Expected', before),
          figure('Actual', after),
        ];
  return `<section><h2>${name}</h2>
<p><a href="http://localhost:6006/?path=/story/${path.posix.dirname(name).replace('/', '--')}">Story</a>, while <code>npm run storybook</code> runs · <code>npm run pictures -- --accept ${name}</code></p>
<div>${figures.join('')}</div></section>`;
}
