import type { State } from '#mocks/control/state.ts';
import { defaultSettings, type Settings } from '#mocks/db/settings.ts';
import { block, property, literal, quoted } from './code.ts';

/** The modules that a story imports its words from. */
const modules: Record<string, string[]> = {
  'storybook/test': ['expect', 'screen', 'userEvent', 'waitFor'],
  '#mocks/db/settings.ts': ['defaultSettings'],
  '#storybook/preview/clipboard.ts': ['stubClipboard'],
  '#storybook/preview/worker.ts': ['requests'],
  '#storybook/preview/world.ts': ['signInAs'],
  '../support/panel-request.ts': ['panelRequest'],
  '../support/index.ts': [
    'choose',
    'chooseByKeys',
    'credentials',
    'dialog',
    'enterIn',
    'executable',
    'expectFieldError',
    'expectNoDialog',
    'expectToast',
    'fill',
    'passBotCheck',
    'press',
    'pressInDialog',
    'pressInRow',
    'pressWithShift',
    'rowElement',
    'uploadFile',
    'userSees',
  ],
};

/** All settings but the latency, which the toolbar has. */
const settingNames = Object.keys(defaultSettings()).filter(
  (name) => name !== 'latency',
) as (keyof Settings)[];

/** Widths of Storybook's viewports (.storybook/preview/toolbar.ts), in whose stories these widths are shown. */
const viewports = { small: 320, phone: 390, tablet: 768, laptop: 1280, desktop: 1440 };

const viewportOf = (width: number) =>
  Object.entries(viewports).reduce((closest, each) =>
    Math.abs(each[1] - width) < Math.abs(closest[1] - width) ? each : closest,
  );

/**
 * Returns the start of a recording as tags, globals and parameters of its story.
 * @param route path and query
 */
export function startOf(state: State, route: string, pageWidth: number): string[] {
  const [viewport, width] = viewportOf(pageWidth);
  const usual = defaultSettings();
  const changed = settingNames.filter((name) => JSON.stringify(state[name]) !== JSON.stringify(usual[name]));
  const settings = changed.map((name) => property(name, literal(state[name])));
  return [
    `tags: ['flow'${width < 640 ? ", 'phone'" : ''}],`,
    block(
      'globals: {',
      [
        `persona: '${state.persona ?? ''}',`,
        `world: '${state.world}',`,
        `viewport: { value: '${viewport}', isRotated: false },`,
      ],
      '},',
    ),
    block(
      'parameters: {',
      [
        property('route', quoted(route)),
        'app: true,',
        'pictures: false,',
        'timings: { searchDebounce: 0 },', // users pause after a search, plays do not
        ...(changed.length > 0 ? [block('settings: {', ['...defaultSettings(),', ...settings], '},')] : []),
      ],
      '},',
    ),
  ];
}

/** Returns the file of a story with this title in stories/flows; two titles of one file would have the same story id. */
export const fileOf = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')}.stories.tsx`;

/** Returns the content of the file of a recording: formatted, and green as it is (REC-1). */
export function storyText(title: string, start: string[], lines: string[], calls: string[]): string {
  const play = [
    ...lines,
    ...calls.map((call) => `await waitFor(() => expect(requests).toContain(${quoted(call)}));`),
  ];
  // the machine that plays it may refuse to copy: without a press of a user, or where the page has no focus
  const copies = 'beforeEach: () => void stubClipboard(),';
  const meta = [`title: ${quoted(`Flows/${title}`)},`, ...start, copies];
  const body = [
    block('const meta = preview.meta({', meta, '});'),
    '',
    block('export const Recorded = meta.story({', [block('play: async () => {', play, '},')], '});'),
    '',
  ].join('\n');
  return `${importsFor(body)}\n\n${body}`;
}

function importsFor(body: string): string {
  const words = new Set(
    body.replaceAll(/'(?:\\.|[^'\\])*'|"[^"]*"|\/\^.*?\//g, '').match(/\w+(?=[().,; ])/g),
  );
  const lines = Object.entries(modules).flatMap(([from, names]) => {
    const used = names.filter((name) => words.has(name));
    const line = `import { ${used.join(', ')} } from '${from}';`;
    if (line.length > 110)
      return block(
        'import {',
        used.map((name) => `${name},`),
        `} from '${from}';`,
      );
    return used.length > 0 ? line : [];
  });
  return [...lines, "import preview from '#storybook/preview.tsx';"].join('\n');
}
