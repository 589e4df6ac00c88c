import type { ReactNode } from 'react';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { limits } from '#src/contract/limits.ts';
import { useRead } from '#src/data/use-read.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { queryOf } from '../list/list-state.ts';
import { RequestDetails } from './RequestDetails.tsx';
import { nameOf, statusTones } from './requests.ts';
import { premiumUntil } from './triage.ts';

/** One request with what the lists know about its user: all that a decision should be based on. */
export function TriageCard({ request }: { request: HwidRequest }) {
  const { requestIp, createdDate } = request;
  const { user, until, earlier } = useContextOf(request);
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        <Fact term="Requested">{createdDate ? <DateValue iso={createdDate} /> : 'N/A'}</Fact>
        <Fact term="Joined">{dated(user, user.data?.joinDate, 'Not known')}</Fact>
        <Fact term="Premium until">{dated(until, until.data, 'No premium')}</Fact>
        <Fact term="Last IP">
          {user.data?.lastIp ? <Address value={user.data.lastIp} label="last IP" /> : '–'}
        </Fact>
        <Fact term="Request IP">{requestIp ? <Address value={requestIp} label="request IP" /> : 'N/A'}</Fact>
        <Fact term="IPs">
          {user.data?.lastIp && requestIp ? (
            <Chip tone={user.data.lastIp === requestIp ? 'success' : 'warning'}>
              {user.data.lastIp === requestIp ? 'Same' : 'Different'}
            </Chip>
          ) : (
            '–'
          )}
        </Fact>
      </dl>
      <RequestDetails request={request} />
      <div>
        <h3 className="text-xs text-muted">Earlier requests</h3>
        {earlier.data && earlier.data.length > 0 ? (
          <ul className="mt-1 grid gap-1.5">
            {earlier.data.map(({ id, status, createdDate: asked }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3">
                <span className="mono text-muted">#{id}</span>
                <Chip tone={statusTones[status]}>{status}</Chip>
                {asked && <DateValue iso={asked} />}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-0.5 text-muted">
            {earlier.isPending ? 'Loading…' : earlier.data ? 'None' : 'Not known'}
          </p>
        )}
      </div>
    </div>
  );
}

/** What the lists say when they are searched for the user's name; other users that match are left out. */
function useContextOf(request: HwidRequest) {
  const username = nameOf(request);
  const input = {
    query: queryOf({ page: 0, size: Math.max(...limits.pageSizes), search: username, descending: true }),
  };
  const people = useRead(users.list, { input });
  const subscriptions = useRead(adminSubscriptions.list, { input });
  const requests = useRead(hwidRequests.list, { input });
  return {
    user: { ...pick(people), data: people.data?.items.find((user) => user.username === username) },
    until: {
      ...pick(subscriptions),
      data: subscriptions.data && premiumUntil(subscriptions.data.items, username),
    },
    earlier: {
      ...pick(requests),
      data: requests.data?.items.filter((other) => nameOf(other) === username && other.id < request.id),
    },
  };
}

const pick = ({ isPending, isError }: { isPending: boolean; isError: boolean }) => ({ isPending, isError });

function dated(
  { isPending, isError }: { isPending: boolean; isError: boolean },
  iso: string | null | undefined,
  none: string,
) {
  if (iso) return <DateValue iso={iso} show="date" />;
  return isPending ? '…' : isError ? 'Not known' : none;
}

const Address = ({ value, label }: { value: string; label: string }) => (
  <CopyableValue value={value} label={label} sensitive />
);

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-0.5 flex min-h-7 items-center">{children}</dd>
    </div>
  );
}
