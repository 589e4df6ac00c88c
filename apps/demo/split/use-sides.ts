import { useEffect, useState } from 'react';
import { type BothSides, homeOf, readSides, searchOf } from './address.ts';
import { openPage, readSide, SIDE_CHANGED, swapIdentities, want } from './frames.ts';
import { type Side, sides } from './sides.ts';

/** Both sides, as they are now; the address of the page follows them. */
export function useSides() {
  const [start] = useState(() => readSides(location.search));
  const [both, setBoth] = useState(start);

  useState(() => sides.forEach((side) => start[side].username && want(side, start[side].username)));
  useEffect(() => {
    const read = () => setBoth((before) => ({ left: now('left', before), right: now('right', before) }));
    window.addEventListener(SIDE_CHANGED, read);
    return () => window.removeEventListener(SIDE_CHANGED, read);
  }, []);
  useEffect(() => {
    const { pathname } = location;
    history.replaceState(null, '', pathname + searchOf(both));
  }, [both]);

  return {
    /** What the frames load first. */
    start,
    both,
    choose(side: Side, username: string) {
      setBoth((before) => ({ ...before, [side]: { username, route: homeOf(username) } }));
      want(side, username);
      openPage(side, homeOf(username));
    },
    /** Each side gets the user and the page of the other one. */
    swap() {
      const { left, right } = both;
      setBoth({ left: right, right: left });
      swapIdentities();
      openPage('left', right.route);
      openPage('right', left.route);
    },
  };
}

function now(side: Side, before: BothSides) {
  const { username = before[side].username, route = before[side].route } = readSide(side);
  return { username, route };
}
