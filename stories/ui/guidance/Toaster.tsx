import { Framed, type Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-toaster--do-report" height={240} />,
      caption: 'A result in one sentence that needs no answer.',
    },
    dont: {
      shows: <Framed story="kit-toaster--dont-ask" height={240} />,
      caption:
        'A question, or the error of a field, disappears before it is dealt with: use a dialog or a field error.',
    },
  },
];
