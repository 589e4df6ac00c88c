import { Framed, type Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-formdialog--refused" height={380} />,
      caption: "Show the server's refusal under its field; the dialog stays open and keeps its values.",
    },
    dont: {
      shows: <Framed story="kit-formdialog--dont-shut-the-door" height={380} />,
      caption: 'A button that is disabled for a mistake leaves users to find it themselves.',
    },
  },
];
