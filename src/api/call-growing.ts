import type { Endpoint, Reply } from '../contract/endpoint.ts';
import { decodeReply } from '../contract/wire.ts';
import { replyOf } from './answer.ts';
import { completeItems } from './complete-items.ts';
import { sendRequest } from './send-request.ts';
import { withSession } from './with-session.ts';

/** In milliseconds, between two updates. */
const UPDATE_EVERY = 300;

interface Options<Items> {
  signal: AbortSignal;
  /** Gets the items that have arrived so far, at once and then a few times a second. */
  onItems(items: Items): void;
}

/**
 * Calls an endpoint without input whose reply is a long list, and passes its items on while they arrive. Rejects
 * like `call`.
 */
export async function callGrowing<Item, E extends Endpoint<string, any, any, Item[]>>(
  endpoint: E,
  { signal, onItems }: Options<Item[]>,
): Promise<Reply<E>> {
  const reply = await withSession(endpoint, (bearer, over) =>
    sendRequest(
      endpoint,
      {},
      {
        bearer,
        signals: [signal, over],
        async read(response, onChunk) {
          const growing = growingList<Item>(endpoint, onItems);
          let text = '';
          for await (const piece of piecesOf(response)) {
            onChunk();
            text += piece;
            growing(piece);
          }
          const type = response.headers.get('Content-Type') ?? undefined;
          return replyOf(endpoint, { status: response.status, type, text });
        },
      },
    ),
  );
  return reply as Reply<E>;
}

function growingList<Item>(endpoint: Endpoint, onItems: (items: Item[]) => void) {
  const take = completeItems();
  let items: Item[] = [];
  let waiting: unknown[] = [];
  let updated = -UPDATE_EVERY;
  return (piece: string) => {
    waiting = waiting.concat(take(piece) ?? []); // as arguments of `push` they may be too many
    if (waiting.length === 0 || performance.now() - updated < UPDATE_EVERY) return;
    items = items.concat((decodeReply(endpoint.reply, waiting).data as Item[] | undefined) ?? []);
    waiting = [];
    updated = performance.now();
    onItems(items);
  };
}

async function* piecesOf({ body }: Response): AsyncGenerator<string> {
  if (!body) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    yield decoder.decode(chunk.value, { stream: true });
  yield decoder.decode();
}
