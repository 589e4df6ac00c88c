/** A set of seed data: its number of rows, including those of the personas, and its kind of texts. */
export interface World {
  /** Description where a tester chooses a world. */
  about: string;
  users: number;
  products: number;
  subscriptions: number;
  keys: number;
  invites: number;
  hwidRequests: number;
  clients: number;
  /** Growth relative to the typical world. */
  scale: number;
  /** Every text has its maximum length: 255-character codes, 40-character names, IPv6. */
  longest?: boolean;
}

const typical = {
  about: 'A business in its second year',
  users: 140,
  products: 6,
  subscriptions: 260,
  keys: 400,
  invites: 120,
  hwidRequests: 45,
  clients: 4,
  scale: 1,
};

export const worlds = {
  typical,
  empty: {
    about: 'The accounts of the demo and nothing else',
    users: 8,
    products: 0,
    subscriptions: 0,
    keys: 0,
    invites: 0,
    hwidRequests: 0,
    clients: 0,
    scale: 1,
  },
  crowded: {
    about: '20,000 users, 40,000 keys',
    users: 20_000,
    products: 12,
    subscriptions: 36_000,
    keys: 40_000,
    invites: 16_000,
    hwidRequests: 6400,
    clients: 4,
    scale: 143,
  },
  longest: {
    about: 'Every text as long as it can be',
    users: 42,
    products: 6,
    subscriptions: 80,
    keys: 110,
    invites: 34,
    hwidRequests: 14,
    clients: 1,
    scale: 0.3,
    longest: true,
  },
  many: {
    ...typical,
    about: 'Twelve products, the premium account has most of them',
    products: 12,
    subscriptions: 270,
  },
} satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;
