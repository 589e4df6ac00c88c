import { delay } from 'msw';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { db } from '../db/index.ts';
import type { CallReport } from '../log/request-log.ts';
import { applyFault } from './apply-fault.ts';
import { describe, consumeFault } from './consume-override.ts';
import type { Transport } from './transport.ts';

interface Answered {
  request: Request;
  report: CallReport;
  /** Returns the answer without latency and faults. */
  respond: () => Promise<Response>;
  transport?: Transport;
}

/** Answers a call with the latency and the faults that are switched on (MOC-3). */
export async function withFaults(
  endpoint: Endpoint,
  { request, report, respond, transport }: Answered,
): Promise<Response> {
  report.arrived();
  const { min, max } = db.settings.latency;
  if (max > 0) await delay(min + Math.random() * Math.max(0, max - min));
  transport?.syncFromOtherTabs?.();
  const fault = consumeFault(endpoint, request.url);
  if (!fault) return respond();
  const notes = [describe(fault)];
  const response = await applyFault({
    endpoint,
    active: fault,
    request,
    respond,
    note: (text) => notes.push(text),
  });
  report.by('fault', notes.join('; '), fault.is);
  return response;
}
