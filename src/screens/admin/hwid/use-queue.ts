import { useEffect, useRef, useState } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import type { Decision } from './decisions.ts';
import type { RowStates } from './hwid-columns.tsx';
import { nameOf } from './name-of.ts';
import { nextPending } from './next-pending.ts';
import { decisionId } from './row-focus.ts';
import type { Outcome } from './use-decide.ts';

interface Ended {
  row: HwidRequest;
  decision: Decision;
}

/**
 * Working through the queue: a row that is being acted on is disabled at once (DEC-65), and when it is over
 * the focus goes on to the same button of the next pending row.
 * @returns `announcement`: where the focus went, for a live region
 */
export function useQueue(rows: readonly HwidRequest[]) {
  const [rowStates, setRowStates] = useState<RowStates>(new Map());
  const [ended, setEnded] = useState<Ended>();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  });

  function setRowState(id: number, how: 'acting' | 'theirs' | undefined) {
    setRowStates((before) => {
      const after = new Map(before);
      if (how) after.set(id, how);
      else after.delete(id);
      return after;
    });
  }

  useEffect(() => {
    if (!ended) return;
    const next = nextPending(shown.current, ended.row.id);
    setAnnouncement(
      next ? `Next pending request: #${next.id}, ${nameOf(next)}` : 'No other pending request on this page',
    );
    // the dialog gives the focus back when it goes, to a button that is no longer there: after that it is our
    // turn
    const timer = setTimeout(
      () => next && document.getElementById(decisionId(ended.decision, next.id))?.focus(),
    );
    return () => clearTimeout(timer);
  }, [ended]);

  return {
    marks: rowStates,
    announcement,
    start: (row: HwidRequest) => setRowState(row.id, 'acting'),
    end(row: HwidRequest, decision: Decision, outcome: Outcome) {
      setRowState(row.id, outcome === 'decided' ? 'acting' : outcome === 'handled' ? 'theirs' : undefined);
      if (outcome !== 'failed') setEnded({ row, decision });
    },
  };
}
