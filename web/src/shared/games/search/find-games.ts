import { answerSearch, type SearchQuestion } from './answer-search.ts';
import type { FoundGames, GameQuery } from './game-index.ts';

type Reply = { readonly turn: number; readonly found: FoundGames | null };

type Waiting = { readonly resolve: (found: FoundGames) => void; readonly reject: (error: Error) => void };

/** The document the searcher has, or is about to get. */
let handedOver: { readonly address: string; readonly done: Promise<unknown> } | undefined;

/** Searches the document at this address, which is fetched and handed over once. */
export const findGames = async (address: string, query: GameQuery): Promise<FoundGames> => {
  if (handedOver?.address !== address) {
    const done = handOver(address);
    handedOver = { address, done };
    // What failed is tried again by the next key.
    done.catch(() => {
      if (handedOver?.done === done) handedOver = undefined;
    });
  }
  await handedOver.done;
  return ask({ query });
};

const NOTHING: GameQuery = { text: '', categories: [], vendors: [], countMax: 0 };

const handOver = async (address: string): Promise<unknown> => {
  // Named by its content, so whatever the browser kept of it is good, also without a network. The page fetches it: a
  // worker has no right to. It is not read here, only passed on.
  const response = await fetch(address, { cache: 'force-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return ask({ query: NOTHING, document: await response.arrayBuffer() });
};

const waiting = new Map<number, Waiting>();
let turn = 0;
let worker: Worker | null | undefined;

/** Asks the worker; some embedded browsers have none, and the page then searches itself. */
const ask = (question: SearchQuestion): Promise<FoundGames> => {
  worker ??= startWorker();
  turn += 1;
  const { promise, resolve, reject } = Promise.withResolvers<FoundGames>();
  waiting.set(turn, { resolve, reject });
  if (worker) worker.postMessage({ turn, question }, question.document ? [question.document] : []);
  else settle({ turn, found: answerSearch(question) });
  return promise;
};

const startWorker = (): Worker | null => {
  try {
    const started = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => settle(data));
    started.addEventListener('error', giveUp);
    return started;
  } catch (error) {
    console.warn(error);
    return null;
  }
};

const settle = ({ turn: answered, found }: Reply): void => {
  const asked = waiting.get(answered);
  waiting.delete(answered);
  if (found) asked?.resolve(found);
  else asked?.reject(new Error('The list of games could not be read.'));
};

/** The worker never started: from now on the page searches, beginning with handing the document over to itself. */
const giveUp = (event: ErrorEvent): void => {
  console.warn(event.message);
  worker = null;
  handedOver = undefined;
  for (const { reject } of waiting.values()) reject(new Error('The search could not be started.'));
  waiting.clear();
};
