import type { ReactNode } from 'react';
import { type Place, StoryLink } from '../StoryLink.tsx';

/** A kind of reader, and five first steps for them. */
export interface Task {
  who: string;
  task: string;
  steps: ReactNode[];
}

export const To = ({ to, children }: { to: Place; children: ReactNode }) => (
  <StoryLink to={to} className="font-medium text-accent-text underline underline-offset-2">
    {children}
  </StoryLink>
);
const Run = ({ children }: { children: string }) => (
  <code className="mono inline-block max-w-full rounded-xs bg-sunken px-1 wrap-anywhere ring-1 ring-line ring-inset">
    {children}
  </code>
);
const Key = ({ children }: { children: string }) => <b className="font-medium">{children}</b>;

export const tasks: Task[] = [
  {
    who: 'Designer',
    task: 'Judge a screen in every state',
    steps: [
      <>
        <To to="docs/atlas--docs">Open the atlas</To>: each screen a row, each state a column.
      </>,
      <>Switch it between light, dark, phone and forced colours.</>,
      <>
        Read what a screen is for, such as <To to="docs/screens-admin-keys--docs">Keys</To>, and open one of
        its states.
      </>,
      <>
        Check what it is made of: <To to="story/foundations-colours--roles">colours</To>,{' '}
        <To to="story/foundations-type--scale">type</To>, <To to="docs/kit-button--docs">buttons</To>.
      </>,
      <>Copy the address: it holds the state, the theme and the width that you see.</>,
    ],
  },
  {
    who: 'QA',
    task: 'See what happens when a call fails',
    steps: [
      <>
        <To to="docs/outcomes-matrix--docs">Open every call with every outcome and fault</To> and choose one.
      </>,
      <>
        The app plays it, such as <To to="story/outcomes-admin-actions--update-key">a key that is refused</To>
        ; the panel <Key>Controls</Key> has the other outcomes, and the faults.
      </>,
      <>
        Step through what was pressed in the panel <Key>Interactions</Key>.
      </>,
      <>Try another persona, a slow network, another locale in the toolbar.</>,
      <>Put the address into the ticket: everyone who opens it sees the same state.</>,
    ],
  },
  {
    who: 'Demo giver',
    task: 'Show the product in five minutes',
    steps: [
      <>
        <To to="story/flows-customer--redeems-and-asks-for-a-reset">Watch a customer redeem a key</To>: it
        plays by itself.
      </>,
      <>
        Run <Run>npm start</Run>. Sign in as <Key>admin</Key> at <Run>http://localhost:5173</Run> and as{' '}
        <Key>customer</Key> at <Run>http://127.0.0.1:5173</Run>, in two windows.
      </>,
      <>
        Generate a key in one window and redeem it in the other: in{' '}
        <To to="story/screens-admin-keys--typical">the list of keys</To> it is USED, by <Key>customer</Key>.
      </>,
      <>
        Reset the world in the panel <Key>Demo</Key>. For a host without a server:{' '}
        <Run>npm run build:demo</Run>.
      </>,
    ],
  },
  {
    who: 'Backend developer',
    task: 'Compare a server with what the client expects',
    steps: [
      <>
        <To to="docs/outcomes-matrix--docs">Read all calls</To> with each answer that is documented.
      </>,
      <>
        Write the OpenAPI document to <Run>dist/openapi.json</Run> with <Run>npm run openapi</Run>.
      </>,
      <>
        Run the mock over HTTP on port 4000 with <Run>npm run mock</Run> and call it with curl.
      </>,
      <>
        See what the user sees for a reply, such as{' '}
        <To to="story/outcomes-auth--sign-in">a refused sign-in</To>.
      </>,
      <>
        Serve <Run>npm run build</Run> in front of your own <Run>/api</Run>.
      </>,
    ],
  },
  {
    who: 'CI',
    task: 'Find out what a change affects',
    steps: [
      <>
        <To to="docs/atlas--docs">Look at the atlas</To> after <Run>npm run atlas -- --against main</Run>:
        what changed is outlined.
      </>,
      <>
        Check everything with <Run>npm test</Run>; it ends with the number of failures.
      </>,
      <>
        Open every story in the built Storybook, in every theme, with <Run>npm run test:workshop</Run>.
      </>,
      <>
        Where a picture differs, open <Run>reports/pictures/index.html</Run> and decide.
      </>,
      <>
        Publish <Run>npm run build-storybook</Run>: any host, any sub-path.
      </>,
    ],
  },
];

/** Sections of the sidebar. */
export const sections: { name: string; to: Place; holds: string }[] = [
  {
    name: 'Atlas',
    to: 'docs/atlas--docs',
    holds: 'pictures of all screens side by side, and what changed since another commit',
  },
  {
    name: 'Foundations',
    to: 'story/foundations-colours--roles',
    holds: 'colours, type, spacing, icons and the mark, read from their one source',
  },
  {
    name: 'Kit',
    to: 'docs/kit-button--docs',
    holds: 'the parts that screens are made of, with when to use which',
  },
  {
    name: 'Screens',
    to: 'docs/screens-landing--docs',
    holds: 'each page and dialog: who uses it, and each of its states',
  },
  { name: 'Flows', to: 'docs/flows-customer--docs', holds: 'journeys through the assembled app' },
  {
    name: 'Outcomes',
    to: 'docs/outcomes-matrix--docs',
    holds: 'each call with each documented answer and each fault, what covers it, and the last result',
  },
];
