import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import type { ActivationKey } from '#src/contract/admin/keys.ts';
import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';
import type { AdminUser } from '#src/contract/admin/users.ts';
import { durationWords } from '#src/lib/duration.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { ClockNotice } from '#src/ui/ClockNotice.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { DateValue } from '#src/ui/DateValue.tsx';
import { Hwid } from '../../hwid/RequestDetails.tsx';
import { type Decision, decisions, isPending, statusTones } from '../../hwid/requests.ts';
import { UserSheetPart } from './UserSheetPart.tsx';
import type { UserSheetData } from './use-user-sheet.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

interface Props {
  name: string;
  person: UserSheetData;
  onDecide(request: HwidRequest, decision: Decision): void;
}

/** Subscriptions, keys, requests and addresses. */
export function UserSheetFacts({ name, person: { user, subscriptions, used, requests }, onDecide }: Props) {
  const inList = (path: string) => `${path}?${new URLSearchParams({ search: name, user: name })}`;
  return (
    <>
      <ClockNotice />
      <UserSheetPart
        title="Subscriptions"
        part={subscriptions}
        to={inList('/admin/subs')}
        columns="grid-cols-[minmax(0,1fr)_auto_auto]"
      >
        {(subscription) => <SubscriptionLine {...subscription} />}
      </UserSheetPart>
      <UserSheetPart title="Used keys" part={used} to={inList('/admin/keys')}>
        {(key) => <KeyLine {...key} />}
      </UserSheetPart>
      <UserSheetPart title="HWID reset requests" part={requests} to={inList('/admin/hwid')}>
        {(request) => <RequestLine request={request} onDecide={onDecide} />}
      </UserSheetPart>
      {user && <Hardware user={user} requestIps={requests.rows?.map(({ requestIp }) => requestIp) ?? []} />}
    </>
  );
}

const SubscriptionLine = ({ product, status, expirationDate }: AdminSubscription) => (
  <>
    <UntrustedText className="truncate font-medium">{product?.name ?? ''}</UntrustedText>{' '}
    <Chip tone={status === 'ACTIVE' ? 'success' : 'danger'} className="justify-self-start">
      {status}
    </Chip>{' '}
    {expirationDate && (
      <End>
        <span>
          {status === 'ACTIVE' ? 'until' : 'ended'}{' '}
          <DateValue iso={expirationDate} show={status === 'ACTIVE' ? undefined : 'date'} />
        </span>
      </End>
    )}
  </>
);

const KeyLine = ({ code, product, durationHours, usedDate }: ActivationKey) => (
  <>
    <CopyableValue value={code} label="code" />
    <span className="truncate text-muted">
      <UntranslatedNames names={[product?.name]}>
        {[product?.name, durationHours !== null && durationWords(durationHours)].filter(Boolean).join(' · ')}
      </UntranslatedNames>
    </span>
    {usedDate && (
      <End>
        <DateValue iso={usedDate} show="date" />
      </End>
    )}
  </>
);

const RequestLine = ({ request, onDecide }: Pick<Props, 'onDecide'> & { request: HwidRequest }) => (
  <>
    <span translate="no" className="mono text-muted">{`#${request.id}`}</span>{' '}
    <Chip tone={statusTones[request.status]} className="justify-self-start">
      {request.status}
    </Chip>{' '}
    <End>
      {request.createdDate && <DateValue iso={request.createdDate} show="date" />}
      {isPending(request) &&
        (['approve', 'decline'] as const).map((decision) => (
          <Button
            key={decision}
            size="sm"
            aria-label={`${decisions[decision].label} #${request.id}`}
            onClick={() => onDecide(request, decision)}
          >
            {decisions[decision].label}
          </Button>
        ))}
    </End>
  </>
);

const End = ({ children }: { children: ReactNode }) => (
  <span className="ms-auto flex items-center gap-1.5 text-muted">{children}</span>
);

interface HardwareProps {
  user: AdminUser;
  requestIps: readonly (string | null)[];
}

/** Addresses and hardware of a user. */
function Hardware({ user, requestIps }: HardwareProps) {
  const { lastIp, joinIp, joinDate, hwid, newHwid, discord } = user;
  const others = new Set(requestIps.filter((ip) => ip && ip !== lastIp && ip !== joinIp));
  const values: [term: string, value: string | null, isHwid?: true][] = [
    ['Last IP', lastIp],
    ['Join IP', joinIp],
    ...[...others].map((ip): [string, string | null] => ['Request IP', ip]),
    ['HWID', hwid, true],
    ['New HWID', newHwid, true],
    ['Discord', discord],
  ];
  return (
    <section aria-label="Addresses and hardware">
      <h3 className="flex min-h-7 items-center text-xs font-semibold text-muted">Addresses and hardware</h3>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-x-3">
        {values.map(([term, value, isHwid], at) => (
          <Fact key={at} term={term} isHwid={isHwid}>
            {!value ? (
              <span className="text-muted">{term === 'Last IP' ? 'Never' : 'Not set'}</span>
            ) : isHwid ? (
              <Hwid term={term} value={value} segments={[{ text: value, differs: false }]} isLarge={false} />
            ) : (
              <CopyableValue value={value} label={term}>
                <span className="wrap-anywhere whitespace-normal">{value}</span>
              </CopyableValue>
            )}
          </Fact>
        ))}
        <Fact term="Joined">{joinDate && <DateValue iso={joinDate} />}</Fact>
      </dl>
    </section>
  );
}

interface FactProps {
  term: string;
  /** True for a value of several lines, of which the first stands beside the term. */
  isHwid?: boolean | undefined;
  children: ReactNode;
}

const Fact = ({ term, isHwid, children }: FactProps) => (
  <>
    <dt className="py-1.5 text-muted pointer-coarse:py-3">{term}</dt>
    <dd
      className={clsx(
        'flex min-h-8 min-w-0 items-center gap-1 pointer-coarse:min-h-control-lg',
        isHwid && 'pt-0.5 pb-1.5 pointer-coarse:py-2',
      )}
    >
      {children}
    </dd>
  </>
);
