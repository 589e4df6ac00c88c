import type { State } from '#mocks/control/state.ts';
import { defaultSettings, type Settings } from '#mocks/db/settings.ts';
import { block, entry, literal, quoted } from './code.ts';

/** Where the words of a story come from. */
const modules: Record<string, string[]> = {
  'storybook/test': ['expect', 'screen', 'userEvent', 'waitFor'],
  '#mocks/db/settings.ts': ['defaultSettings'],
  '#storybook/preview/worker.ts': ['requests'],
  '#storybook/preview/world.ts': ['signInAs'],
  '../support/in-the-panel.ts': ['inThePanel'],
  '../support/index.ts': [
    'choose',
    'credentials',
    'dialog',
    'executable',
    'expectFieldError',
    'expectNoDialog',
    'expectToast',
    'field',
    'fill',
    'onPhone',
    'passBotCheck',
    'press',
    'pressInDialog',
    'rowElement',
    'uploadFile',
  ],
};

/** How fast answers come is the toolbar's. */
const settingNames = Object.keys(defaultSettings()).filter(
  (name) => name !== 'latency',
) as (keyof Settings)[];

/** Where a recording began, as tags, globals and parameters of its story. `route` is path and query. */
export function startOf(state: State, route: string, isPhone: boolean): string[] {
  const usual = defaultSettings();
  const changed = settingNames.filter((name) => JSON.stringify(state[name]) !== JSON.stringify(usual[name]));
  const settings = changed.map((name) => entry(name, literal(state[name])));
  return [
    `tags: ['flow'${isPhone ? ", 'phone'" : ''}],`,
    `globals: { persona: '${state.persona ?? ''}', world: '${state.world}'${isPhone ? ', ...onPhone' : ''} },`,
    block(
      'parameters: {',
      [
        entry('route', quoted(route)),
        'app: true,',
        'pictures: false,',
        ...(changed.length > 0 ? [block('settings: {', ['...defaultSettings(),', ...settings], '},')] : []),
      ],
      '},',
    ),
  ];
}

/** `stories/flows/NAME.stories.tsx` of a recording: formatted, and green as it is (REC-1). */
export function storyText(title: string, start: string[], lines: string[], calls: string[]): string {
  const play = [
    ...lines,
    ...calls.map((call) => `await waitFor(() => expect(requests).toContain(${quoted(call)}));`),
  ];
  const meta = [`title: ${quoted(`Flows/${title}`)},`, ...start];
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
