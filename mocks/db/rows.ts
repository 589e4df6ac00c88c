/** A row of the mock database. Dates are ISO 8601 in UTC, relations are ids. */
export interface Row {
  id: number;
}

export interface UserRow extends Row {
  username: string;
  /** Stored in plain text; this is a mock. */
  password: string;
  roles: string[];
  /** The client treats such a user as signed out (SES-8). */
  secret: boolean;
  discord: string | null;
  /** Hash of the Discord avatar. */
  avatar: string | null;
  hwid: string | null;
  newHwid: string | null;
  isBanned: boolean;
  lastIp: string | null;
  joinIp: string | null;
  joinDate: string;
}

export interface ProductRow extends Row {
  name: string;
  shortName: string;
}

export interface SubscriptionRow extends Row {
  userId: number;
  productId: number;
  start: string;
  end: string;
  /** Set by an administrator. A subscription whose end has passed counts as expired either way. */
  isExpired: boolean;
  /** A paused subscription stays ACTIVE but gives no premium (DEC-37). */
  pauseDate: string | null;
}

export interface KeyRow extends Row {
  code: string;
  productId: number;
  durationHours: number;
  status: 'UNUSED' | 'USED';
  /** null while unused, and after the user was deleted. */
  usedById: number | null;
  usedDate: string | null;
  createdDate: string;
}

export interface InviteRow extends Row {
  code: string;
  assignedToId: number | null;
  status: 'UNUSED' | 'USED';
  usedById: number | null;
  usedDate: string | null;
  createdDate: string;
}

export interface HwidRequestRow extends Row {
  userId: number;
  currentHwid: string | null;
  requestHwid: string | null;
  reason: string;
  requestIp: string | null;
  status: 'PENDING' | 'APPROVED' | 'DECLINED';
  createdDate: string;
}

export interface ClientRow extends Row {
  version: string;
  /** YYYY-MM-DD. */
  releaseDate: string | null;
  /** Size of the uploaded file in bytes; its content is not kept. */
  size: number;
}

export interface CheckoutRow extends Row {
  userId: number;
  /** The price in cents. */
  plan: number;
  /** PAID until the provider has told the server, which then has BOOKED it. */
  status: 'OPEN' | 'PAID' | 'BOOKED' | 'DECLINED' | 'CANCELLED';
  /** When the provider tells the server, in milliseconds since 1970; null for never. */
  bookAt: number | null;
  createdDate: string;
}

export interface SessionRow extends Row {
  userId: number;
  bearer: string;
  /** Milliseconds since 1970. */
  bearerEnds: number;
  refreshToken: string;
}
