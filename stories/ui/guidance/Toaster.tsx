import { Framed, type Pair } from '#storybook/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Framed story="kit-toaster--do-report" height={240} />,
      caption: 'How something went, in one sentence that needs no answer.',
    },
    dont: {
      shows: <Framed story="kit-toaster--dont-ask" height={240} />,
      caption:
        'A question or a fault of one field goes away before it is answered: a dialog, or the error of the field.',
    },
  },
];
