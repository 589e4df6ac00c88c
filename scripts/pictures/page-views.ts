// The views of a picture in the report.
import { make } from './page-element.ts';
import { state } from './page-state.ts';
import type { ReportPicture } from './report.ts';

/** The visible part of the picture: around the differences, or all of it. */
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

/** A window onto one or more stacked pictures. */
function frame(picture: ReportPicture, files: string[], more: Node[] = []) {
  const view = viewOf(picture);
  const zoom = Math.min(view.width < 480 ? 3 : 1.5, 1400 / view.width);
  const image = (file: string) => {
    const size =
      file === picture.expected
        ? picture.was
        : file === picture.actual
          ? picture.size
          : { width: Math.max(picture.size.width, picture.was.width) };
    const style = [
      `width: ${percent(size.width, view.width)}`,
      `left: ${percent(-view.x, view.width)}`,
      `top: ${percent(-view.y, view.height)}`,
    ].join('; ');
    return make('img', { src: file, alt: '', style, class: zoom > 1 ? 'sharp' : '' });
  };
  const style = `aspect-ratio: ${view.width} / ${view.height}; max-width: ${Math.round(view.width * zoom)}px`;
  return make('div', { class: 'frame', style }, ...files.map(image), ...more);
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

function regionsOf(picture: ReportPicture) {
  const view = viewOf(picture);
  return picture.regions.map(({ x, y, width, height }) =>
    make('div', {
      class: 'region',
      style: [
        `left: ${percent(x - 3 - view.x, view.width)}`,
        `top: ${percent(y - 3 - view.y, view.height)}`,
        `width: ${percent(width + 6, view.width)}`,
        `height: ${percent(height + 6, view.height)}`,
      ].join('; '),
    }),
  );
}

const figure = (caption: string, size: string, ...content: Node[]) =>
  make('figure', {}, make('figcaption', {}, make('span', {}, caption), make('span', {}, size)), ...content);

export function sideBySide(picture: ReportPicture) {
  const { expected, actual, difference, size, was } = picture;
  const figures = [
    expected && figure('Expected', `${was.width} × ${was.height}`, frame(picture, [expected])),
    actual && figure('Actual', `${size.width} × ${size.height}`, frame(picture, [actual])),
    difference &&
      figure(
        'Difference',
        `${picture.regions.length} ${picture.regions.length === 1 ? 'place' : 'places'}`,
        frame(picture, [difference], regionsOf(picture)),
      ),
  ].filter((node) => node !== undefined && node !== '');
  const { width, height } = viewOf(picture);
  const isFlat = width / height > 2.4; // Such as a single button: side by side they would be tiny.
  return make('div', { class: 'panes', style: `--columns: ${isFlat ? 1 : figures.length}` }, ...figures);
}

export function slider(picture: ReportPicture) {
  const handle = make('div', { class: 'handle' });
  const pair = frame(picture, [picture.expected!, picture.actual!], [handle]);
  const move = (fraction: number) => {
    (pair.children[1] as HTMLElement).style.clipPath = clipFrom(picture, fraction);
    handle.style.insetInlineStart = `${fraction}%`;
  };
  const input = make('input', {
    class: 'slide',
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    'aria-label': 'Expected to the left, actual to the right',
    oninput: () => move(input.valueAsNumber),
  });
  pair.addEventListener('pointermove', ({ offsetX, buttons, target }) => {
    if (buttons || target !== pair) return;
    input.value = String((offsetX / pair.clientWidth) * 100);
    move(input.valueAsNumber);
  });
  move(50);
  return [figure('Expected', 'Actual', pair), input];
}

/** Clips the upper picture at a fraction of the window; the picture may be larger than the window. */
function clipFrom(picture: ReportPicture, fraction: number) {
  const view = viewOf(picture);
  return `inset(0 0 0 ${((view.x + (view.width * fraction) / 100) / picture.size.width) * 100}%)`;
}

export function blink(picture: ReportPicture) {
  return [
    figure(
      state.showsActual ? 'Actual' : 'Expected',
      'Space swaps',
      frame(picture, [state.showsActual ? picture.actual! : picture.expected!]),
    ),
  ];
}

export function differenceAlone(picture: ReportPicture) {
  return [
    figure('Difference', picture.about ?? '', frame(picture, [picture.difference!], regionsOf(picture))),
  ];
}
