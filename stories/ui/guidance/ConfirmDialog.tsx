import { Framed, type Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-confirmdialog--danger" height={360} />,
      caption: 'Name the object and what happens to it; the button repeats the verb.',
    },
    dont: {
      shows: <Framed story="kit-confirmdialog--dont-be-vague" height={360} />,
      caption: 'Are you sure? with OK says neither what is deleted nor that this is final.',
    },
  },
];
