import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';

/** What stands for a user that is not known, as in the table. */
export const NO_USER = 'N/A';

/** Whose request it is, in words. */
export const nameOf = ({ user }: Pick<HwidRequest, 'user'>) => user?.username ?? NO_USER;
