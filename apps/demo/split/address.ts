import { personas } from '#mocks/scenarios/personas.ts';
import { type Side, sides } from './sides.ts';

/** Stands for nobody in addresses. */
export const NOBODY = 'nobody';
/** Stands for whoever is signed in on this side already. */
const ANYBODY = '-';

/** Who is on a side, and on which page of the app. Without a username whoever is signed in there. */
export interface OnSide {
  username?: string | undefined;
  route: string;
}

export type BothSides = Record<Side, OnSide>;

/** The page of the app on which a side begins. */
export function homeOf(username: string | undefined): string {
  if (username === NOBODY) return '/login';
  return username === personas.admin.username ? '/admin/keys' : '/dash';
}

const isPersona = (name: string) => Object.hasOwn(personas, name);

const usual: Record<Side, string> = { left: personas.customer.username, right: personas.admin.username };

/** Reads an address such as `?left=customer/dash&right=admin/admin/keys`. */
export function readSides(search: string): BothSides {
  const query = new URLSearchParams(search);
  const read = (side: Side): OnSide => {
    const [, name = '', route = ''] = /^([^/]*)(\/.*)?$/.exec(query.get(side) ?? '') ?? [];
    const username = isPersona(name) || name === NOBODY ? name : name === ANYBODY ? undefined : usual[side];
    // '//host' is another origin to a browser
    return { username, route: /^\/(?![/\\])/.test(route) ? route : homeOf(username) };
  };
  return { left: read('left'), right: read('right') };
}

/** The query that `readSides` reads. Only personas have a name in it. */
export function searchOf(both: BothSides): string {
  const texts = sides.map((side) => {
    const { username = '', route } = both[side];
    const name = isPersona(username) || username === NOBODY ? username : ANYBODY;
    return `${side}=${encodeURIComponent(name + route).replaceAll('%2F', '/')}`;
  });
  return `?${texts.join('&')}`;
}
