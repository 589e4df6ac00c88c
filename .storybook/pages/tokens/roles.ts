/** A colour of tokens.css, and where it is used. */
export interface Role {
  /** Name without `color-`. */
  name: string;
  use: string;
  /** Backgrounds of text in this colour: WCAG 2.2 AA requires a contrast of 4.5. */
  textOn?: string[];
  /** Backgrounds of borders, filled controls and focus rings in this colour: WCAG 2.2 AA requires 3. */
  shapeOn?: string[];
  /** Fills that must be distinguishable from this colour. */
  apartFrom?: string[];
}

interface RoleGroup {
  title: string;
  note: string;
  roles: Role[];
}

const layers = ['surface', 'raised', 'float'];
const status = (name: string, use: string) => ({ name, use, textOn: [...layers, `${name}-soft`] });

export const roleGroups: RoleGroup[] = [
  {
    title: 'Surfaces',
    note: 'From back to front: sunken, surface, raised, float. Light tells them apart by hairlines, dark by steps of lightness.',
    roles: [
      { name: 'surface', use: 'The page.' },
      { name: 'raised', use: 'Cards, tables, fields, the header: what lies on the page.' },
      {
        name: 'sunken',
        use: 'Code blocks, notices, neutral chips, disabled fields: what lies below its surroundings.',
      },
      { name: 'float', use: 'Menus, dialogs, toasts: what lies above the page, with a shadow.' },
      { name: 'control', use: 'Secondary buttons and the chosen one of a row of small tabs.' },
      {
        name: 'off',
        use: 'Disabled buttons.',
        apartFrom: ['accent', 'control', 'danger-fill'],
      },
      { name: 'current', use: 'The row of what is open beside the list.' },
      { name: 'hover', use: 'A row, menu entry or quiet button under the pointer.' },
    ],
  },
  {
    title: 'Text',
    note: 'Two strengths are enough: what one reads, and what stands beside it.',
    roles: [
      {
        name: 'text',
        use: 'Everything that one came to read.',
        textOn: ['surface', 'raised', 'sunken', 'float', 'control', 'hover', 'current', 'accent-soft'],
      },
      {
        name: 'muted',
        use: 'Labels, helper texts, dates, units: what one reads second.',
        textOn: ['surface', 'raised', 'sunken', 'float', 'off', 'hover', 'current'],
      },
    ],
  },
  {
    title: 'Lines',
    note: 'A hairline orders the page and may be faint; the border of a control has to be seen.',
    roles: [
      { name: 'line', use: 'Hairlines between rows, around cards. Decoration: no contrast is asked of it.' },
      { name: 'line-strong', use: 'Borders of fields, checkboxes and secondary buttons.', shapeOn: layers },
      {
        name: 'focus',
        use: 'The ring around what has the keyboard focus.',
        shapeOn: ['surface', 'raised', 'sunken', 'float'],
      },
    ],
  },
  {
    title: 'Accent',
    note: 'Cobalt is the one accent: the main action, links, what is chosen. One filled button a panel.',
    roles: [
      { name: 'accent', use: 'Fills: primary buttons, ticked boxes, progress.', shapeOn: layers },
      { name: 'accent-strong', use: 'The fill under the pointer.' },
      {
        name: 'accent-text',
        use: 'Links, chosen tabs, outlines.',
        textOn: ['surface', 'raised', 'sunken', 'float', 'accent-soft'],
      },
      { name: 'accent-soft', use: 'Ground of what is chosen: rows, options.' },
      { name: 'on-accent', use: 'Text and icons on the fill.', textOn: ['accent', 'accent-strong'] },
    ],
  },
  {
    title: 'Status',
    note: 'The word carries the meaning and the colour helps the eye; never the colour alone. Each has a soft ground for chips and notices.',
    roles: [
      status('success', 'Done, active, unused.'),
      { name: 'success-soft', use: 'Ground of success.' },
      status('warning', 'Soon over, paused, in need of a decision.'),
      { name: 'warning-soft', use: 'Ground of warning.' },
      {
        ...status('danger', 'Errors, banned, what cannot be undone. Also the border of a refused field.'),
        shapeOn: layers,
      },
      { name: 'danger-soft', use: 'Ground of danger.' },
      { name: 'danger-fill', use: 'The button that deletes, once it is certain.', shapeOn: layers },
      { name: 'danger-strong', use: 'That button under the pointer.' },
      { name: 'on-danger', use: 'Text on the fill.', textOn: ['danger-fill', 'danger-strong'] },
      status('info', 'What is good to know.'),
      { name: 'info-soft', use: 'Ground of info.' },
    ],
  },
  {
    title: 'Above the page',
    note: 'Tooltips turn the theme around in light; scrim and edge are translucent and lie over anything.',
    roles: [
      { name: 'tip', use: 'Ground of a tooltip.' },
      { name: 'on-tip', use: 'Text of a tooltip.', textOn: ['tip'] },
      { name: 'scrim', use: 'Over the page while a dialog is open.' },
      { name: 'edge', use: 'Shadow at the side of a table to which it scrolls on.' },
    ],
  },
];

/** Contrast that WCAG 2.2 AA requires, by use; the last is ours: ready never looks like off. */
export const wanted = { text: 4.5, shape: 3, apart: 1.3 } as const;

export interface Pair {
  ink: string;
  ground: string;
  wants: number;
}

/** Returns each colour with each background on which it is used. */
export const pairsOf = ({ name, textOn = [], shapeOn = [], apartFrom = [] }: Role): Pair[] => [
  ...textOn.map((ground) => ({ ink: name, ground, wants: wanted.text })),
  ...shapeOn
    .filter((ground) => !textOn.includes(ground))
    .map((ground) => ({ ink: name, ground, wants: wanted.shape })),
  ...apartFrom.map((ground) => ({ ink: name, ground, wants: wanted.apart })),
];
