import { Framed, type Pair } from '#storybook/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-formdialog--refused" height={380} />,
      caption:
        'What the server refuses stands under its field; the dialog stays open with all that was typed.',
    },
    dont: {
      shows: <Framed story="kit-formdialog--dont-shut-the-door" height={380} />,
      caption: 'A button that is off without a reason leaves people to find the fault themselves.',
    },
  },
];
