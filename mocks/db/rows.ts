import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import type { InviteCode } from '#src/contract/admin/invites.ts';
import type { ActivationKey } from '#src/contract/admin/keys.ts';
import type { AdminUser } from '#src/contract/admin/users.ts';

/**
 * A row of the mock database: dates in ISO 8601 and UTC, relations as ids. A list joins the relations before it
 * sends the row.
 */
export interface Row {
  id: number;
}

export interface UserRow extends Omit<AdminUser, 'nonExpiredNonPausedSubscription'> {
  /** Stored in plain text; this is a mock. */
  password: string;
  /** True for a user whom the client treats as signed out (SES-8). */
  secret: boolean;
  /** Hash of the Discord avatar. */
  avatar: string | null;
  joinDate: string;
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

export interface KeyRow extends Omit<ActivationKey, 'product' | 'usedBy'> {
  productId: number;
  durationHours: number;
  status: 'UNUSED' | 'USED';
  /** null while unused, and after the user was deleted. */
  usedById: number | null;
  createdDate: string;
}

export interface InviteRow extends Omit<InviteCode, 'assignedTo' | 'usedBy'> {
  assignedToId: number | null;
  status: 'UNUSED' | 'USED';
  usedById: number | null;
  createdDate: string;
}

export interface HwidRequestRow extends Omit<HwidRequest, 'user'> {
  userId: number;
  reason: string;
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
  /** PAID after the payment; BOOKED once the provider has notified the server, which extends the subscription. */
  status: 'OPEN' | 'PAID' | 'BOOKED' | 'DECLINED' | 'CANCELLED';
  /** Time at which the provider notifies the server, in milliseconds since 1970; null for never. */
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
