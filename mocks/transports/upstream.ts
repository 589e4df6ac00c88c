import { ReadableStream } from 'node:stream/web';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { answer } from '../outcomes/answer.ts';
import { deviationSummary } from '../log/deviation-summary.ts';
import { deviationsOf } from '../log/check-response.ts';
import { mask } from '../log/mask.ts';
import { type CallReport, logExchange } from '../log/request-log.ts';
import { endpointFor, endpointNameOf } from '../server/find-endpoint.ts';
import { consumeOutcome } from '../server/consume-override.ts';
import { withFaults } from '../server/with-faults.ts';
import { addressAt, toClientHeaders, toUpstreamHeaders, usernameIn } from './upstream-headers.ts';

/**
 * Passes a call on to the real server, with outcomes and faults on top (UPS-2). The log names deviations of the
 * response (UPS-3); a server that does not respond is a 502 (UPS-5).
 */
export async function askUpstream(upstream: URL, request: Request): Promise<Response> {
  const endpoint = endpointFor(request.method, new URL(request.url).pathname);
  const resolve = async (report: CallReport) => {
    report.knows({ who: usernameIn(request) });
    if (!endpoint) return passOn(upstream, request, report);
    const respond = async () => {
      const outcome = consumeOutcome(endpoint, request.url, report);
      return outcome ? answer(outcome) : passOn(upstream, request, report, endpoint);
    };
    return withFaults(endpoint, { request, report, respond });
  };
  const response = await logExchange(endpoint && endpointNameOf(endpoint), request, resolve, false);
  // a client reads the answer only after it has sent everything
  if (request.body && !request.bodyUsed) await request.body.pipeTo(new WritableStream()).catch(() => {});
  return response;
}

async function passOn(upstream: URL, request: Request, report: CallReport, endpoint?: Endpoint) {
  const { method, body, signal } = request;
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    headers: toUpstreamHeaders(request, upstream),
    redirect: 'manual', // the browser follows, so that no other server is asked from here
    signal,
    ...(body && { body, duplex: 'half' }),
  };
  report.by('upstream', `By ${upstream.host}`);
  try {
    const response = await fetch(addressAt(upstream, request.url), init);
    const judge = judgeOf(response, { request, upstream, report, endpoint });
    const onBroken = (error: unknown) =>
      signal.aborted || report.knows({ reason: `${upstream.host} broke off its answer: ${causeOf(error)}` });
    const chunks =
      response.body && readOnTheWay(response.body as ReadableStream<Uint8Array>, judge, onBroken);
    if (!chunks) judge.end('');
    return new Response(chunks && (ReadableStream.from(chunks) as BodyInit), {
      status: response.status,
      headers: toClientHeaders(response.headers, upstream),
    });
  } catch (error) {
    if (signal.aborted) return Response.error();
    const message = `${upstream.host} does not answer: ${causeOf(error)}`;
    report.by('upstream', message);
    return Response.json({ code: 502, message }, { status: 502 });
  }
}

interface Judge {
  /** Set if it needs the text; files pass unread. */
  reads: boolean;
  end(text: string | undefined): void;
}

interface PassedOn {
  request: Request;
  upstream: URL;
  report: CallReport;
  endpoint: Endpoint | undefined;
}

function judgeOf({ status, headers }: Response, { request, upstream, report, endpoint }: PassedOn): Judge {
  const type = headers.get('content-type')?.split(';')[0]!.trim().toLowerCase() ?? '';
  const reads = /json|text|^$/.test(type);
  const found = (text: string | undefined) => {
    if (!endpoint) return isNavigation(request) ? [] : ['no call of the contract has this method and path'];
    if (reads && text === undefined) return ['the body is too long to be judged'];
    return deviationsOf(endpointNameOf(endpoint), {
      status,
      type,
      text,
      url: addressAt(upstream, request.url),
      hasBearer: request.headers.has('authorization'),
      setCookies: headers.getSetCookie(),
    });
  };
  return {
    reads,
    end(text) {
      const deviations = found(text);
      if (deviations.length === 0) return;
      report.knows({ deviations });
      const first = `${request.method} ${mask(new URL(request.url).pathname)} ${status}`;
      deviationSummary.add(endpoint ? endpointNameOf(endpoint) : 'no call', deviations, first);
    },
  };
}

const isNavigation = ({ method, url }: Request) =>
  method === 'GET' && new URL(url).pathname === DISCORD_CONNECT;

/** Bytes of the longest answer that is judged: a page of 100 rows has some 30,000. */
const MAX_JUDGED = 5 * 2 ** 20;

/** Returns the chunks of an answer as they come. */
async function* readOnTheWay(
  body: AsyncIterable<Uint8Array>,
  { reads, end }: Judge,
  onBroken: (error: unknown) => void,
) {
  const kept: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (reads && size <= MAX_JUDGED) kept.push(chunk);
      else kept.length = 0;
      yield chunk;
    }
  } catch (error) {
    onBroken(error);
    throw error;
  }
  end(reads && size <= MAX_JUDGED ? Buffer.concat(kept).toString() : undefined);
}

/**
 * Returns the reason why a call could not be made, such as `ECONNREFUSED` or `DEPTH_ZERO_SELF_SIGNED_CERT: self-signed
 * certificate`.
 */
export function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  if (!(cause instanceof Error)) return String(cause ?? message);
  const { code = '' } = cause as NodeJS.ErrnoException;
  return [code, cause.message.replace(code, '').trim()].filter(Boolean).join(': ');
}
