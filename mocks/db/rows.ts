/** Rows as the pretend server keeps them. Dates are ISO 8601 in UTC; relations are ids. */
export interface Row {
  id: number;
}

export interface UserRow extends Row {
  username: string;
  /** In the clear: a mock guards nothing. */
  password: string;
  roles: string[];
  /** Counts as not signed in on the client (SES-8). */
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
  /** Set by an administrator; a subscription whose end has passed is expired as well. */
  isExpired: boolean;
  /** A paused subscription stays ACTIVE but gives no premium (DEC-37). */
  pauseDate: string | null;
}

export interface KeyRow extends Row {
  code: string;
  productId: number;
  durationHours: number;
  status: 'UNUSED' | 'USED';
  /** null while unused, and after the user has been deleted. */
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
  releaseDate: string;
  /** Bytes of the uploaded file; the bytes themselves are not kept. */
  size: number;
}

export interface CheckoutRow extends Row {
  userId: number;
  /** Price in cents. */
  plan: number;
  status: 'OPEN' | 'PAID' | 'DECLINED' | 'CANCELLED';
  createdDate: string;
}

export interface SessionRow extends Row {
  userId: number;
  bearer: string;
  /** Milliseconds since 1970. */
  bearerEnds: number;
  refreshToken: string;
}
