import { Framed, type Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-tooltip--on-hover" height={160} />,
      caption: 'A detail of what is already visible, such as the exact time.',
    },
    dont: {
      shows: <Framed story="kit-tooltip--dont-hide-a-rule" height={160} />,
      caption: 'A rule for filling in a field belongs below it, where everyone reads it.',
    },
  },
];
