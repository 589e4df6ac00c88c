import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCwIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '#src/data/query-client.ts';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import type { ReadPage } from '#src/contract/paging.ts';
import { useRead } from '#src/data/use-read.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { searchOf } from '#src/data/list/list-endpoint.ts';
import { ComparedIps, type ComparedIpsProps } from './Comparison.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { nameOf, statusTones } from './requests.ts';
import { daysSince, earlierRequests, premiumUntil } from './review.ts';

/** One request with the lists' data on its user, the basis of a decision. */
export function ReviewCard({ request }: { request: HwidRequest }) {
  const { requestIp, createdDate } = request;
  const { people, user, subscriptions, until, requests, earlier, others, failed } = useContextOf(request);
  return (
    <div className="grid grid-cols-1 gap-4">
      {failed.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-warning-soft py-2 ps-3.5 pe-2">
          <p role="status">{reasonOf(failed[0]!.error, 'Some details of this user could not be loaded.')}</p>
          <Button
            size="sm"
            icon={<RotateCwIcon className="size-icon-sm" />}
            busy={failed.some(({ isFetching }) => isFetching)}
            onClick={() => failed.forEach(({ refetch }) => void refetch())}
          >
            Retry
          </Button>
        </div>
      )}
      <dl className="grid grid-cols-[auto_auto_auto] gap-x-4 text-sm sm:grid-cols-3">
        <Fact term="Requested">{createdDate ? <DateValue iso={createdDate} /> : '–'}</Fact>
        <Fact term="Joined">{dated(people, user?.joinDate, 'Not known')}</Fact>
        <Fact term="Premium until">{dated(subscriptions, until, noDate(until, user))}</Fact>
      </dl>
      <ClockNotice />
      <RequestDetails request={request} isLarge />
      <ComparedIps
        last={user?.lastIp}
        request={requestIp}
        others={others}
        daysSinceEarlier={daysSince(earlier, request)}
      />
      <EarlierRequests rows={earlier} isPending={requests.isPending} />
    </div>
  );
}

const EarlierRequests = ({ rows, isPending }: { rows: HwidRequest[] | undefined; isPending: boolean }) => (
  <div>
    <h3 className="text-xs text-muted">Earlier requests</h3>
    {rows && rows.length > 0 ? (
      <ul className="mt-1 grid gap-1.5">
        {rows.map(({ id, status, createdDate: asked }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span translate="no" className="mono text-muted">{`#${id}`}</span>{' '}
            <Chip tone={statusTones[status]}>{status}</Chip> {asked && <DateValue iso={asked} />}
          </li>
        ))}
      </ul>
    ) : (
      <p className="mt-0.5 text-muted">{isPending ? 'Loading…' : rows ? 'None' : 'Not known'}</p>
    )}
  </div>
);

/** Returns the lists' data on the user of a request, found by searches for the name, without other users that match. */
function useContextOf(request: HwidRequest) {
  const username = nameOf(request);
  const input = searchOf(username);
  const people = useRead(users.list, { input });
  const subscriptions = useRead(adminSubscriptions.list, { input });
  const requests = useRead(hwidRequests.list, { input });
  const address = request.requestIp;
  const neighbours = useRead(users.list, { input: searchOf(address ?? ''), enabled: Boolean(address) });
  return {
    people,
    user: people.data?.items.find((user) => user.username === username),
    subscriptions,
    until: subscriptions.data && premiumUntil(subscriptions.data.items, username),
    requests,
    earlier: requests.data && earlierRequests(requests.data, request),
    others: address ? othersFrom(address, neighbours, username) : [],
    failed: [people, subscriptions, requests, neighbours].filter(({ isError }) => isError),
  };
}

/** Returns the names of other users who sign in or signed up from this address; [] only if all users were read. */
function othersFrom(
  address: string,
  { data, isError, isFetching }: UseQueryResult<ReadPage<AdminUser>>,
  username: string,
): ComparedIpsProps['others'] {
  const names = (data?.items ?? [])
    .filter((user) => user.username !== username && [user.lastIp, user.joinIp].includes(address))
    .map((user) => user.username);
  if (names.length > 0) return names;
  if (isFetching) return 'loading';
  return !data || isError || data.total > data.items.length ? 'not known' : [];
}

function dated({ isPending, isError }: UseQueryResult, iso: string | null | undefined, none: string) {
  if (iso) return <DateValue iso={iso} show="date" />;
  return isPending ? '…' : isError ? 'Not known' : none;
}

/** Returns the text in place of an end date. The server decides about premium, not the end. */
const noDate = (until: string | null | undefined, user: AdminUser | undefined) =>
  until === null ? 'No end' : user?.nonExpiredNonPausedSubscription ? 'Not known' : 'No premium';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="mt-0.5 flex min-h-control-xs items-center pointer-coarse:-my-2">{children}</dd>
    </div>
  );
}
