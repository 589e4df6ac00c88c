import type { Endpoint, Reply } from '../contract/endpoint.ts';
import { decodeReply } from '../contract/wire.ts';
import { chunksOf, replyOf } from './answer.ts';
import { answerOf } from './body.ts';
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
          const take = growingList<Item>(endpoint, onItems);
          const text = readText(response, (piece) => {
            onChunk();
            take(piece);
          });
          return replyOf(endpoint, await answerOf(response, text));
        },
      },
    ),
  );
  return reply as Reply<E>;
}

/** Returns a function that takes the next piece of the reply's text. */
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

async function readText({ body }: Response, onPiece: (piece: string) => void): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  const add = (piece: string) => {
    text += piece;
    onPiece(piece);
  };
  for await (const chunk of chunksOf(body)) add(decoder.decode(chunk, { stream: true }));
  add(decoder.decode());
  return text;
}
