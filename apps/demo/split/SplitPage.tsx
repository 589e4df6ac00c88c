import { useState } from 'react';
import { copyText } from '#src/lib/clipboard.ts';
import { resetMock } from '../mock-state.ts';
import { Panel } from '../panel/Panel.tsx';
import { startAnew } from '../panel/start-anew.ts';
import { useMockOf } from '../panel/use-mock-state.ts';
import { Tour } from '../tour/Tour.tsx';
import { cast } from '../tour/steps.ts';
import { useTour } from '../tour/use-tour.ts';
import { NOBODY } from './address.ts';
import { Frames } from './Frames.tsx';
import { type Side, sides } from './sides.ts';
import { SplitHeader } from './SplitHeader.tsx';
import { linkToBoth, splitPlace, splitSource } from './split-place.ts';
import { useSides } from './use-sides.ts';

interface SplitPageProps {
  isStatic: boolean;
  isPanelHidden: boolean;
}

/** Customer and administrator at once: the app twice, with two identities on one mock backend. */
export function SplitPage({ isStatic, isPanelHidden }: SplitPageProps) {
  const { start, both, choose, swap } = useSides();
  const [shown, setShown] = useState<Side>('left');
  const [message, setMessage] = useState('');
  const place = splitPlace(isStatic, both);
  const mock = useMockOf(splitSource, place, setMessage);
  const tour = useTour(mock?.calls ?? []);

  function startTour() {
    for (const side of sides) if (both[side].username !== cast[side]) choose(side, cast[side]);
    tour.start();
  }

  async function copyLink() {
    const link = linkToBoth(both);
    const isCopied = await copyText(link);
    setMessage(
      await link.then(
        () => (isCopied ? 'The link was copied' : 'Not copied: the browser refused'),
        (error: Error) => error.message,
      ),
    );
  }
  const nameOn = (side: Side) => {
    const { username } = both[side];
    return username === NOBODY ? 'nobody signed in' : (username ?? 'loading');
  };

  return (
    <div className="flex h-[calc(100dvh-var(--demo-room,0px))] flex-col">
      <SplitHeader
        usernames={{ left: both.left.username, right: both.right.username }}
        shown={shown}
        message={message}
        isTourOpen={tour.at !== undefined}
        onShow={setShown}
        onChoose={choose}
        onSwap={swap}
        onReset={() =>
          void startAnew(splitSource.request, resetMock).catch((error: Error) => setMessage(error.message))
        }
        onCopy={() => void copyLink()}
        onTour={() => (tour.at === undefined ? startTour() : tour.close())}
      />
      <Frames
        start={start}
        titles={{ left: `Left side: ${nameOn('left')}`, right: `Right side: ${nameOn('right')}` }}
        shown={shown}
      />
      {mock && tour.at !== undefined && (
        <Tour tour={{ ...tour, at: tour.at }} mock={mock} onSide={setShown} />
      )}
      {!isPanelHidden && <Panel source={splitSource} place={place} />}
    </div>
  );
}
