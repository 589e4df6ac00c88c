// Runs in the browser: the report's page. page-file.ts puts it into reports/pictures/index.html.
import { make } from './page-element.ts';
import { type Filter, type Mode, report, state } from './page-state.ts';
import { blink, differenceAlone, sideBySide, slider } from './page-views.ts';
import type { ReportPicture } from './report.ts';

const modes: [Mode, string][] = [
  ['side', 'Side by side'],
  ['slider', 'Slider'],
  ['blink', 'Blink'],
  ['difference', 'Difference'],
];
/** Milliseconds for which each of the two pictures is shown. */
const BLINK = 700;

const shown = () =>
  report.pictures.filter(
    ({ status, title, name, picture }) =>
      (state.filter === 'all' || status === state.filter) &&
      `${title} ${name} ${picture}`.toLowerCase().includes(state.search.toLowerCase()),
  );

function draw() {
  const pictures = shown();
  state.at = Math.max(0, Math.min(state.at, pictures.length - 1));
  drawList(pictures);
  drawPicture(pictures[state.at]);
}

function drawList(pictures: ReportPicture[]) {
  const count = (filter: Filter) =>
    report.pictures.filter(({ status }) => filter === 'all' || status === filter).length;
  document
    .querySelector('.chips')!
    .replaceChildren(
      ...(['all', 'changed', 'new', 'gone'] as const).map((filter) =>
        make(
          'button',
          { 'aria-pressed': state.filter === filter, onclick: () => change({ filter, at: 0 }) },
          `${filter[0]!.toUpperCase()}${filter.slice(1)} `,
          make('b', {}, String(count(filter))),
        ),
      ),
    );
  const list = document.querySelector('.list')!;
  const items: Node[] = [];
  pictures.forEach((picture, at) => {
    if (picture.title !== pictures[at - 1]?.title)
      items.push(
        make(
          'div',
          { class: 'group' },
          picture.title,
          make('span', {}, String(pictures.filter(({ title }) => title === picture.title).length)),
        ),
      );
    items.push(
      make(
        'button',
        {
          class: 'item',
          'aria-current': at === state.at ? 'true' : undefined,
          onclick: () => change({ at }),
        },
        make('div', {
          class: 'thumb',
          style: `background-image: url("${picture.actual ?? picture.expected}")`,
        }),
        make('span', {}, picture.name, make('small', {}, picture.look)),
        make('div', { class: `tag ${picture.status}` }, picture.status),
      ),
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
  make(
    'div',
    { class: 'empty' },
    make('h2', {}, report.pictures.length ? 'No picture matches' : 'No differences'),
    make(
      'p',
      { class: 'muted' },
      report.pictures.length
        ? 'Choose another filter or search for something else.'
        : `${report.compared} pictures are as their baselines.`,
    ),
  );

function barOf(picture: ReportPicture): Node[] {
  const isPair = Boolean(picture.expected && picture.actual);
  return [
    make(
      'h2',
      {},
      `${picture.title}: ${picture.name}`,
      make('small', {}, [picture.look, picture.about].filter(Boolean).join(' · ')),
    ),
    make(
      'div',
      { class: 'modes', role: 'group', 'aria-label': 'View' },
      ...modes.map(([mode, label], at) =>
        make(
          'button',
          {
            'aria-pressed': isPair ? state.mode === mode : mode === 'side',
            disabled: !isPair && mode !== 'side',
            title: `Key ${at + 1}`,
            onclick: () => change({ mode }),
          },
          label,
        ),
      ),
    ),
    picture.regions.length > 0 &&
      make(
        'button',
        { 'aria-pressed': state.isClose, title: 'Key C', onclick: () => change({ isClose: !state.isClose }) },
        state.isClose ? 'Show whole picture' : 'Show difference close',
      ),
  ].filter((node) => node !== false);
}

function footOf(picture: ReportPicture | undefined): Node[] {
  const command = (label: string, text: string) =>
    make(
      'div',
      { class: 'command' },
      make('span', { class: 'muted' }, label),
      make('code', {}, text),
      make(
        'button',
        {
          onclick: ({ currentTarget }: Event) =>
            void navigator.clipboard
              .writeText(text)
              .then(() => ((currentTarget as HTMLElement).textContent = 'Copied')),
        },
        'Copy',
      ),
    );
  const keys = make('div', { class: 'keys' });
  keys.innerHTML =
    '<kbd>←</kbd> <kbd>→</kbd> picture · <kbd>1</kbd>–<kbd>4</kbd> view · ' +
    '<kbd>C</kbd> close · <kbd>Space</kbd> swap';
  if (!picture) return [keys];
  return [
    command('Accept this story', `npm run pictures -- ${picture.story} --accept`),
    command(`Accept all ${report.pictures.length}`, 'npm run pictures -- --accept'),
    keys,
  ];
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
  if (state.mode === 'blink' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    change({ showsActual: !state.showsActual });
}, BLINK);

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = (theme: string) => (document.documentElement.dataset.theme = theme);
showTheme(prefersDark.matches ? 'dark' : 'light');
document
  .querySelector('#theme')!
  .addEventListener('click', () =>
    showTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'),
  );
document
  .querySelector<HTMLInputElement>('#search')!
  .addEventListener('input', ({ target }) => change({ search: (target as HTMLInputElement).value, at: 0 }));
draw();
