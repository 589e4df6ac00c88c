/** The sides of the split page; also the names of the identities with which they begin. */
export const sides = ['left', 'right'] as const;
export type Side = (typeof sides)[number];

/** The identity of the split page itself, where nobody signs in. */
export const SHELL = 'split';

/** Path of the split page, below the base path. */
export const SPLIT_PATH = 'split';
/** The same with the guided tour. */
export const TOUR_PATH = `${SPLIT_PATH}?tour=on`;

/** The name of a frame with an identity. Unlike an address, it stays when the frame navigates. */
export const frameNameOf = (identity: Side) => `demo-${identity}`;

/** The identity of this page if it is in a frame of the split page. */
export const identityOfFrame = (): Side | undefined =>
  window.parent === window ? undefined : sides.find((side) => window.name === frameNameOf(side));
