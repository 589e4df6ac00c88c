// Runs in the browser: the page of the report. page-file.ts puts it into reports/pictures/index.html.
import type { Report, ReportPicture } from './report.ts';

type Mode = 'side' | 'slider' | 'blink' | 'difference';
type Filter = ReportPicture['status'] | 'all';

const report = JSON.parse(document.querySelector('#report')!.textContent!) as Report;
const state = { filter: 'all' as Filter, search: '', mode: 'side' as Mode, isClose: true, at: 0, showsActual: true };
const modes: [Mode, string][] = [['side', 'Side by side'], ['slider', 'Slider'], ['blink', 'Blink'], ['difference', 'Difference']];
/** Milliseconds for which each of the two pictures is seen. */
const BLINK = 700;

/** An element with attributes and children; `on…` attributes are listeners. */
function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Record<string, unknown> = {}, ...children: (Node | string | false)[]): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value as EventListener);
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== false));
  return element;
}

const shown = () =>
  report.pictures.filter(
    ({ status, title, name, picture }) => (state.filter === 'all' || status === state.filter) && `${title} ${name} ${picture}`.toLowerCase().includes(state.search.toLowerCase()),
  );

function draw() {
  const pictures = shown();
  state.at = Math.max(0, Math.min(state.at, pictures.length - 1));
  drawList(pictures);
  drawPicture(pictures[state.at]);
}

function drawList(pictures: ReportPicture[]) {
  const count = (filter: Filter) => report.pictures.filter(({ status }) => filter === 'all' || status === filter).length;
  document.querySelector('.chips')!.replaceChildren(
    ...(['all', 'changed', 'new', 'gone'] as const).map((filter) =>
      make('button', { 'aria-pressed': state.filter === filter, onclick: () => change({ filter, at: 0 }) }, `${filter[0]!.toUpperCase()}${filter.slice(1)} `, make('b', {}, String(count(filter)))),
    ),
  );
  const list = document.querySelector('.list')!;
  const items: Node[] = [];
  pictures.forEach((picture, at) => {
    if (picture.title !== pictures[at - 1]?.title)
      items.push(make('div', { class: 'group' }, picture.title, make('span', {}, String(pictures.filter(({ title }) => title === picture.title).length))));
    items.push(
      make('button', { class: 'item', 'aria-current': at === state.at ? 'true' : undefined, onclick: () => change({ at }) },
        make('div', { class: 'thumb', style: `background-image: url("${picture.actual ?? picture.expected}")` }),
        make('span', {}, picture.name, make('small', {}, picture.look)),
        make('div', { class: `tag ${picture.status}` }, picture.status)),
    );
  });
  list.replaceChildren(...items);
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function drawPicture(picture: ReportPicture | undefined) {
  const stage = document.querySelector('.stage')!;
  document.querySelector('.bar')!.replaceChildren(...(picture ? barOf(picture) : []));
  document.querySelector('.foot')!.replaceChildren(...footOf(picture));
  if (!picture) return stage.replaceChildren(emptyNote());
  const { expected, actual } = picture;
  if (state.mode === 'side' || !expected || !actual) return stage.replaceChildren(sideBySide(picture));
  const made = { slider: slider, blink: blink, difference: differenceAlone }[state.mode](picture);
  stage.replaceChildren(...made);
}

const emptyNote = () =>
  make('div', { class: 'empty' },
    make('h2', {}, report.pictures.length ? 'No picture matches' : 'No differences'),
    make('p', { class: 'muted' }, report.pictures.length ? 'Choose another filter or search for something else.' : `${report.compared} pictures are as their baselines.`));

function barOf(picture: ReportPicture): Node[] {
  const isPair = Boolean(picture.expected && picture.actual);
  return [
    make('h2', {}, `${picture.title}: ${picture.name}`, make('small', {}, [picture.look, picture.about].filter(Boolean).join(' · '))),
    make('div', { class: 'modes', role: 'group', 'aria-label': 'View' },
      ...modes.map(([mode, label], at) => make('button', { 'aria-pressed': isPair ? state.mode === mode : mode === 'side', disabled: !isPair && mode !== 'side', title: `Key ${at + 1}`, onclick: () => change({ mode }) }, label))),
    picture.regions.length > 0 && make('button', { 'aria-pressed': state.isClose, title: 'Key C', onclick: () => change({ isClose: !state.isClose }) }, state.isClose ? 'Show whole picture' : 'Show difference close'),
  ].filter((node) => node !== false);
}

function footOf(picture: ReportPicture | undefined): Node[] {
  const command = (label: string, text: string) =>
    make('div', { class: 'command' }, make('span', { class: 'muted' }, label), make('code', {}, text),
      make('button', { onclick: ({ currentTarget }: Event) => void navigator.clipboard.writeText(text).then(() => ((currentTarget as HTMLElement).textContent = 'Copied')) }, 'Copy'));
  const keys = make('div', { class: 'keys' });
  keys.innerHTML = '<kbd>←</kbd> <kbd>→</kbd> picture · <kbd>1</kbd>–<kbd>4</kbd> view · <kbd>C</kbd> close · <kbd>Space</kbd> swap';
  if (!picture) return [keys];
  return [command('Accept this story', `npm run pictures -- ${picture.story} --accept`), command(`Accept all ${report.pictures.length}`, 'npm run pictures -- --accept'), keys];
}

/** The part of the picture that is seen: around what differs, or all of it. */
function viewOf({ regions, size, was }: ReportPicture) {
  const width = Math.max(size.width, was.width);
  const height = Math.max(size.height, was.height);
  if (!state.isClose || !regions.length) return { x: 0, y: 0, width, height };
  const margin = 40;
  const x = Math.max(0, Math.min(...regions.map((region) => region.x)) - margin);
  const y = Math.max(0, Math.min(...regions.map((region) => region.y)) - margin);
  const right = Math.min(width, Math.max(...regions.map((region) => region.x + region.width)) + margin);
  const bottom = Math.min(height, Math.max(...regions.map((region) => region.y + region.height)) + margin);
  return { x, y, width: right - x, height: bottom - y };
}

/** A window on one or more pictures that lie on each other. */
function frame(picture: ReportPicture, files: string[], more: Node[] = []) {
  const view = viewOf(picture);
  const zoom = Math.min(view.width < 480 ? 3 : 1.5, 1400 / view.width);
  const image = (file: string) => {
    const size = file === picture.expected ? picture.was : file === picture.actual ? picture.size : { width: Math.max(picture.size.width, picture.was.width) };
    const style = `width: ${(size.width / view.width) * 100}%; left: ${(-view.x / view.width) * 100}%; top: ${(-view.y / view.height) * 100}%`;
    return make('img', { src: file, alt: '', style, class: zoom > 1 ? 'sharp' : '' });
  };
  const style = `aspect-ratio: ${view.width} / ${view.height}; max-width: ${Math.round(view.width * zoom)}px`;
  return make('div', { class: 'frame', style }, ...files.map(image), ...more);
}

function regionsOf(picture: ReportPicture) {
  const view = viewOf(picture);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return picture.regions.map(({ x, y, width, height }) =>
    make('div', { class: 'region', style: `left: ${percent(x - 3 - view.x, view.width)}; top: ${percent(y - 3 - view.y, view.height)}; width: ${percent(width + 6, view.width)}; height: ${percent(height + 6, view.height)}` }));
}

const figure = (caption: string, size: string, ...content: Node[]) => make('figure', {}, make('figcaption', {}, make('span', {}, caption), make('span', {}, size)), ...content);

function sideBySide(picture: ReportPicture) {
  const { expected, actual, difference, size, was } = picture;
  const figures = [
    expected && figure('Expected', `${was.width} × ${was.height}`, frame(picture, [expected])),
    actual && figure('Actual', `${size.width} × ${size.height}`, frame(picture, [actual])),
    difference && figure('Difference', `${picture.regions.length} ${picture.regions.length === 1 ? 'place' : 'places'}`, frame(picture, [difference], regionsOf(picture))),
  ].filter((node) => node !== undefined && node !== '');
  const { width, height } = viewOf(picture);
  const isFlat = width / height > 2.4; // such as one button in a row: beside each other they would be tiny
  return make('div', { class: 'panes', style: `--columns: ${isFlat ? 1 : figures.length}` }, ...figures);
}

function slider(picture: ReportPicture) {
  const handle = make('div', { class: 'handle' });
  const pair = frame(picture, [picture.expected!, picture.actual!], [handle]);
  const move = (share: number) => {
    (pair.children[1] as HTMLElement).style.clipPath = clipFrom(picture, share);
    handle.style.insetInlineStart = `${share}%`;
  };
  const input = make('input', { class: 'slide', type: 'range', min: 0, max: 100, value: 50, 'aria-label': 'Expected to the left, actual to the right', oninput: () => move(input.valueAsNumber) });
  pair.addEventListener('pointermove', ({ offsetX, buttons, target }) => {
    if (buttons || target !== pair) return;
    input.value = String((offsetX / pair.clientWidth) * 100);
    move(input.valueAsNumber);
  });
  move(50);
  return [figure('Expected', 'Actual', pair), input];
}

/** Cuts the upper picture so that it begins at a share of the window; the picture may be larger than the window. */
function clipFrom(picture: ReportPicture, share: number) {
  const view = viewOf(picture);
  return `inset(0 0 0 ${((view.x + (view.width * share) / 100) / picture.size.width) * 100}%)`;
}

function blink(picture: ReportPicture) {
  return [figure(state.showsActual ? 'Actual' : 'Expected', 'Space swaps', frame(picture, [state.showsActual ? picture.actual! : picture.expected!]))];
}

function differenceAlone(picture: ReportPicture) {
  return [figure('Difference', picture.about ?? '', frame(picture, [picture.difference!], regionsOf(picture)))];
}

function change(part: Partial<typeof state>) {
  Object.assign(state, part);
  draw();
}

const keys: Record<string, () => void> = {
  ArrowRight: () => change({ at: state.at + 1 }),
  ArrowDown: () => change({ at: state.at + 1 }),
  ArrowLeft: () => change({ at: state.at - 1 }),
  ArrowUp: () => change({ at: state.at - 1 }),
  c: () => change({ isClose: !state.isClose }),
  ' ': () => change({ mode: 'blink', showsActual: !state.showsActual }),
  ...Object.fromEntries(modes.map(([mode], at) => [String(at + 1), () => change({ mode })])),
};

addEventListener('keydown', (event) => {
  const isField = event.target instanceof HTMLInputElement;
  const isPressed = event.key === ' ' && event.target instanceof HTMLButtonElement;
  const act = keys[event.key];
  if (!act || isField || isPressed || event.metaKey || event.ctrlKey || event.altKey) return;
  event.preventDefault();
  act();
});

setInterval(() => {
  if (state.mode === 'blink' && !matchMedia('(prefers-reduced-motion: reduce)').matches) change({ showsActual: !state.showsActual });
}, BLINK);

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = (theme: string) => (document.documentElement.dataset.theme = theme);
showTheme(prefersDark.matches ? 'dark' : 'light');
document.querySelector('#theme')!.addEventListener('click', () => showTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'));
document.querySelector<HTMLInputElement>('#search')!.addEventListener('input', ({ target }) => change({ search: (target as HTMLInputElement).value, at: 0 }));
draw();
