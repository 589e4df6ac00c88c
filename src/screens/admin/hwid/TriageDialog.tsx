import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { useOnce } from '#src/lib/use-once.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { DecisionQuestion } from './DecisionQuestion.tsx';
import { readPending } from './read-pending.ts';
import { type Decision, decisions, nameOf } from './requests.ts';
import { decide as decided, startTriage, step, summaryOf, type Triage } from './triage.ts';
import { TriageCard } from './TriageCard.tsx';

interface Props {
  /** Whether the request is decided now, by this call or by somebody else. */
  decide(request: HwidRequest, decision: Decision): Promise<boolean>;
  onClose(): void;
}

/** Reviews the pending requests one at a time, also by keys: A, D, J and K (HWI-5). */
export function TriageDialog({ decide, onClose }: Props) {
  const queue = useQuery({
    queryKey: ['HWID requests to review'],
    queryFn: ({ signal }) => readPending(signal),
    staleTime: Infinity,
    gcTime: 0,
    meta: { failed: 'Error fetching HWID reset requests' },
  });
  const [seen, setSeen] = useState<Triage>();
  const triage = seen ?? (queue.data && startTriage(queue.data));
  const [asked, setAsked] = useState<Decision>();
  const [startedAt] = useState(() => Date.now());
  const [took, setTook] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const request = triage?.queue[triage.at];

  function go(next: Triage) {
    setAsked(undefined);
    setTook(Date.now() - startedAt);
    setSeen(next);
  }
  const { run: confirm, busy } = useOnce(async () => {
    if (!triage || !request || !asked) return;
    if (await decide(request, asked)) go(decided(triage, request.id, asked));
    else setAsked(undefined);
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (busy || !triage || !request || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      a: () => setAsked('approve'),
      d: () => setAsked('decline'),
      j: () => go(step(triage, 1)),
      k: () => go(step(triage, -1)),
    }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  useEffect(() => card.current?.focus(), [triage?.at]);

  // One dialog for all its states: replaced by another, it would take the focus and the page along.
  if (!triage || !request)
    return (
      <Dialog
        size="lg"
        title={triage ? 'Review finished' : 'Review requests'}
        initialFocus={card}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>Close</Button>
            {queue.isError && (
              <Button variant="primary" busy={queue.isFetching} onClick={() => void queue.refetch()}>
                Retry
              </Button>
            )}
          </>
        }
      >
        <div ref={card} tabIndex={-1} className="outline-none">
          {triage ? (
            <p>{triage.queue.length === 0 ? 'No request is pending.' : summaryOf(triage, took)}</p>
          ) : queue.isError ? (
            <p>The requests could not be loaded.</p>
          ) : (
            <Spinner label="Loading requests" />
          )}
        </div>
      </Dialog>
    );
  return (
    <Dialog
      size="lg"
      title={`HWID reset request #${request.id}`}
      description={`${triage.at + 1} of ${triage.queue.length}`}
      dismissible={!busy}
      initialFocus={card}
      onClose={() => (asked ? setAsked(undefined) : onClose())}
      footer={
        asked ? (
          <DecisionQuestion
            request={request}
            decision={asked}
            busy={busy}
            onConfirm={confirm}
            onCancel={() => {
              setAsked(undefined);
              card.current?.focus();
            }}
          />
        ) : (
          <>
            <div className="flex gap-2 sm:me-auto max-sm:*:flex-1">
              <Button
                variant="ghost"
                aria-keyshortcuts="K"
                disabled={triage.at === 0}
                onClick={() => go(step(triage, -1))}
              >
                Previous <Key>K</Key>
              </Button>
              <Button variant="ghost" aria-keyshortcuts="J" onClick={() => go(step(triage, 1))}>
                Next <Key>J</Key>
              </Button>
            </div>
            <Button aria-keyshortcuts="D" onClick={() => setAsked('decline')}>
              {decisions.decline.label} <Key>D</Key>
            </Button>
            <Button variant="primary" aria-keyshortcuts="A" onClick={() => setAsked('approve')}>
              {decisions.approve.label} <Key>A</Key>
            </Button>
          </>
        )
      }
    >
      <div
        ref={card}
        tabIndex={-1}
        role="group"
        aria-label={`Request of ${nameOf(request)}`}
        className="outline-none"
      >
        <p className="mb-4 text-base font-medium wrap-anywhere">{nameOf(request)}</p>
        <TriageCard key={request.id} request={request} />
      </div>
    </Dialog>
  );
}

/** The key that does the same; readers get it by `aria-keyshortcuts`. */
const Key = ({ children }: { children: string }) => (
  <kbd
    aria-hidden="true"
    className="mono rounded-xs border border-current/30 px-1 text-2xs opacity-70 pointer-coarse:hidden"
  >
    {children}
  </kbd>
);
