import type { Difference, Size } from './difference.ts';

/** The workshop of `npm run storybook`. */
const WORKSHOP = 'http://localhost:6006';

const style = `
  :root { --zoom: 1; color-scheme: light dark; font: 15px/1.5 'Instrument Sans Variable', system-ui, sans-serif } code { font-family: 'JetBrains Mono Variable', ui-monospace, monospace }
  :root:has([value='2']:checked) { --zoom: 2 } :root:has([value='4']:checked) { --zoom: 4 } :root:has([value='8']:checked) { --zoom: 8 }
  :root:not(:has([value='1']:checked)) img { image-rendering: pixelated }
  body { margin: 0 2rem 4rem } h2 { margin-top: 3rem; border-top: 1px solid #8886; padding-top: 1rem } h3 { margin-bottom: 0 }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: .75rem 0; background: Canvas; border-bottom: 1px solid #8886 }
  section { scroll-margin-top: 4rem } section > p { margin: .25rem 0 .75rem } section > div { display: flex; flex-wrap: wrap; gap: 1rem 1.5rem; align-items: start }
  figure { margin: 0; min-width: 0; max-width: 100% }
  .picture { position: relative; overflow: auto; width: fit-content; max-width: 100%; border: 1px solid #8886; background: repeating-conic-gradient(#8883 0 25%, #0000 0 50%) 0 0 / 16px 16px }
  .picture > div { position: relative; overflow: hidden; width: calc(var(--width) * var(--zoom) * 1px); height: calc(var(--height) * var(--zoom) * 1px) }
  img { position: absolute; max-width: none; width: calc(var(--own) * var(--zoom) * 1px); left: calc(var(--left) * var(--zoom) * -1px); top: calc(var(--top) * var(--zoom) * -1px) }
  :root:has(#whole:checked) .picture > div { --width: var(--whole-width) !important; --height: var(--whole-height) !important; --left: 0 !important; --top: 0 !important }
  .cut { position: absolute; inset: 0; background: Canvas; clip-path: inset(0 0 0 var(--cut, 50%)) }
  .cut::before { content: ''; position: absolute; z-index: 1; inset: 0 auto 0 var(--cut, 50%); border-left: 1px solid #db005b }
  input[type='range'] { display: block; width: 100%; min-width: 12rem; margin: 0 }
`;

/** HTML page of all differences, grouped by part; it works from a copied folder, without a server. */
export function renderPage(pictures: Difference[]): string {
  const parts = [...new Set(pictures.map(partOf))];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures</title><link rel="stylesheet" href="fonts/faces.css"><style>${style}</style>
<h1>${pictures.length} ${pictures.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Stories open in the workshop, while <code>npm run storybook</code> runs. <code>npm run pictures -- --accept</code> accepts these pictures,
all or those whose name contains a word; those of another machine from its folder, copied to <code>reports/pictures</code>.</p>
<header><span>Zoom ${[1, 2, 4, 8].map(renderZoom).join(' ')}</span><label><input type="checkbox" id="whole"> Whole pictures</label></header>
${parts.map((part) => renderPart(part, pictures)).join('\n')}
</html>
`;
}

/** Such as `kit-badge`. */
const partOf = ({ name }: Difference) => name.slice(0, name.indexOf('/'));

const renderPart = (part: string, pictures: Difference[]) =>
  [
    `<h2>${part.replaceAll('-', ' ')}</h2>`,
    ...pictures.filter((picture) => partOf(picture) === part).map(renderSection),
  ].join('\n');

const renderZoom = (times: number) =>
  `<label><input type="radio" name="zoom" value="${times}"${times === 1 ? ' checked' : ''}> ${times} ×</label>`;

function renderSection({ name, story, status, change }: Difference): string {
  return `<section><h3>${name.slice(name.indexOf('/') + 1)}</h3>
<p>${change ? describeChange(change) : status} · <a href="${WORKSHOP}/?path=/story/${story}">story</a> · <code>npm run pictures -- --accept ${name}</code></p>
<div>${change ? renderFigures(name, change) : `<div class="picture"><img style="position:static;width:auto;display:block" src="${name}-reference.png" alt="Actual"></div>`}</div></section>`;
}

function describeChange({ expected, actual, pixels }: NonNullable<Difference['change']>): string {
  const isResized = expected.width !== actual.width || expected.height !== actual.height;
  const text = ({ width, height }: Size) => `${width} × ${height}`;
  return `${isResized ? `<b>${text(expected)} → ${text(actual)}</b> · ` : ''}${pixels.toLocaleString('en')} pixels`;
}

function renderFigures(name: string, { expected, actual, crop }: NonNullable<Difference['change']>): string {
  const whole = [Math.max(expected.width, actual.width), Math.max(expected.height, actual.height)];
  const place = `--left:${crop.left};--top:${crop.top};--width:${crop.width};--height:${crop.height};--whole-width:${whole[0]};--whole-height:${whole[1]}`;
  const image = (alt: string, file: string, width: number) =>
    `<img loading="lazy" src="${name}-${file}" alt="${alt}" style="--own:${width}">`;
  const figure = (title: string, content: string, more = '') =>
    `<figure><figcaption>${title}</figcaption><div class="picture"><div style="${place}">${content}</div></div>${more}</figure>`;
  const before = image('Expected', 'expected.webp', expected.width);
  const after = image('Actual', 'actual.png', actual.width);
  return [
    figure('Expected', before),
    figure('Actual', after),
    figure('Difference', image('Difference', 'diff.png', whole[0]!)),
    figure(
      'Expected | Actual',
      `${before}<div class="cut">${after}</div>`,
      `<input type="range" value="50" aria-label="Expected or actual" oninput="this.previousElementSibling.style.setProperty('--cut', this.value + '%')">`,
    ),
  ].join('');
}
