import { Framed, type Pair } from '#storybook/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-tooltip--on-focus" height={160} />,
      caption: 'Something more about what one sees already, such as the exact moment.',
    },
    dont: {
      shows: <Framed story="kit-tooltip--dont-hide-a-rule" height={160} />,
      caption: 'A rule that is needed to fill in a field belongs below it, where everybody reads it.',
    },
  },
];
