import { PENDING_HWID, stats, type Stat } from '#src/contract/admin/stats.ts';
import { clock, db, statusOf } from '../../db/index.ts';
import { DAY, iso } from '../../db/time.ts';
import { serve } from '../../server/serve.ts';

/** Returns the growth in percent, with one decimal; 0 if there was nothing before. */
const growth = (now: number, before: number) =>
  before ? Math.round(((now - before) / before) * 1000) / 10 : 0;

export const statsHandlers = [
  serve(stats.read, () => ({
    stats: [users(), subscriptions(), keys()],
    badges: { [PENDING_HWID]: pendingRequests() },
  })),
];

export const pendingRequests = () => db.hwidRequests.where('status', 'PENDING').length;

function users(): Stat {
  const all = db.users.all();
  const weekAgo = iso(clock.now() - 7 * DAY);
  const recent = all.filter(({ joinDate }) => joinDate > weekAgo).length;
  return {
    label: 'Users',
    value: all.length,
    change: growth(all.length, all.length - recent),
    detail: `${recent} joined this week`,
  };
}

function subscriptions(): Stat {
  const all = db.subscriptions.all();
  const weekAgo = iso(clock.now() - 7 * DAY);
  const active = all.filter((row) => statusOf(row) === 'ACTIVE');
  const before = all.filter(({ start, end }) => start <= weekAgo && end > weekAgo).length;
  const paused = active.filter(({ pauseDate }) => pauseDate !== null).length;
  return {
    label: 'Active subscriptions',
    value: active.length,
    change: growth(active.length, before),
    detail: `${paused} paused, ${all.length} in all`,
  };
}

function keys(): Stat {
  return {
    label: 'Unused keys',
    value: db.keys.where('status', 'UNUSED').length,
    change: null,
    detail: null,
  };
}
