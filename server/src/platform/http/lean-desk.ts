import type { IncomingHttpHeaders } from 'node:http';
import type { Arriving } from '../client.ts';

/** A request as far as lean calls look at it, whichever way it came in. */
export type LeanRequest = Arriving & { readonly method?: string | undefined; readonly url?: string | undefined };

/** A call off the wire. */
export type LeanAsked = { readonly request: LeanRequest; readonly bytes: Uint8Array; readonly requestId: string };

/**
 * What leaves: a status, JSON, and headers of this answer alone, as names and values in one row. They are sent as they
 * stand: nothing that a caller said may be among them.
 */
export type LeanReply = { readonly status: number; readonly text: string; readonly headers?: readonly string[] };

export type LeanCall = {
  readonly name: string;
  /** Whether the framework would read a body with these headers; it says why where it would not. */
  readonly isRead?: (headers: IncomingHttpHeaders) => boolean;
  readonly answered: (asked: LeanAsked) => Promise<LeanReply>;
  /** The headers every answer with this status has. */
  readonly headersOf: (status: number) => Readonly<Record<string, string>>;
};

export type LeanDeskDeps = {
  /** By the path they are made under. */
  readonly calls: ReadonlyMap<string, LeanCall>;
  readonly bodyBytesMax: number;
  readonly requestIdOf: (request: LeanRequest) => string;
  /** Counts a request as being answered until what it gives is called. */
  readonly begin: () => () => void;
  readonly isClosing: () => boolean;
  readonly noteAnswered: (answered: {
    readonly name: string;
    readonly path: string;
    readonly requestId: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
  /** Hears of a call that could not even be answered with its failure. */
  readonly noteBroken: (error: unknown, requestId: string) => void;
};

/** An answer on its way out; the headers every answer with its status has are written in the way of whoever sends it. */
export type LeanAnswer<Fixed> = LeanReply & { readonly fixed: Fixed; readonly requestId: string };

/** How an answer leaves, or how its connection is given up where there is none. */
export type WayOut<Fixed> = { readonly send: (answer: LeanAnswer<Fixed>) => void; readonly abandon: () => void };

/** Answers a call with this body and notes that it did. Never fails. */
export type AnswerLean<Fixed> = (bytes: Uint8Array, way: WayOut<Fixed>) => Promise<void>;

/** Takes a request with so many bytes of body, or leaves it: undefined where it is no lean call or has too many. */
export type LeanDesk<Fixed> = (request: LeanRequest, bodyLength: number) => AnswerLean<Fixed> | undefined;

/** Writes headers once, for all the answers that have them. */
export type WriteFixed<Fixed> = (status: number, headers: Readonly<Record<string, string>>) => Fixed;

/**
 * Answers calls that come by the thousand and all alike, those of vendors and of games, ahead of the framework: routing,
 * hooks and replies for everybody cost more than such a call. Whatever is not as plain as it should be (another method,
 * no body, too long) is left to the framework, which answers the same calls the long way.
 */
export const openLeanDesk = <Fixed>(deps: LeanDeskDeps, writeFixed: WriteFixed<Fixed>): LeanDesk<Fixed> => {
  const calls = new Map(
    [...deps.calls].map(([path, call]) => [path, { ...call, fixedOf: keepFixed(call, writeFixed) }]),
  );
  return (request, bodyLength) => {
    const call = request.method === 'POST' ? calls.get(request.url ?? '') : undefined;
    if (call === undefined || bodyLength === 0 || bodyLength > deps.bodyBytesMax) return undefined;
    return call.isRead?.(request.headers) === false ? undefined : answerOf(call, request, deps);
  };
};

const keepFixed = <Fixed>({ headersOf }: LeanCall, writeFixed: WriteFixed<Fixed>) => {
  const known = new Map<number, Fixed>();
  return (status: number): Fixed => {
    let fixed = known.get(status);
    if (fixed === undefined) known.set(status, (fixed = writeFixed(status, headersOf(status))));
    return fixed;
  };
};

const answerOf = <Fixed>(
  { name, answered, fixedOf }: LeanCall & { readonly fixedOf: (status: number) => Fixed },
  request: LeanRequest,
  deps: LeanDeskDeps,
): AnswerLean<Fixed> => {
  const startedAt = performance.now();
  return async (bytes, { send, abandon }) => {
    const requestId = deps.requestIdOf(request);
    try {
      const reply = await answered({ request, bytes, requestId });
      send({ ...reply, fixed: fixedOf(reply.status), requestId });
      const ms = performance.now() - startedAt;
      deps.noteAnswered({ name, path: request.url ?? '', requestId, status: reply.status, ms });
    } catch (error) {
      // Calls turn their own faults into answers; whatever this is must not take the node with it.
      deps.noteBroken(error, requestId);
      abandon();
    }
  };
};
