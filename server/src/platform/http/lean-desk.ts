import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';

/** A call off the wire, whichever way it came in. */
export type LeanRequest = {
  readonly request: IncomingMessage;
  readonly bytes: Uint8Array;
  readonly requestId: string;
};

/** What leaves: a status, JSON, and headers of this answer alone, as names and values in one row. */
export type LeanReply = { readonly status: number; readonly text: string; readonly headers?: readonly string[] };

export type LeanCall = {
  readonly name: string;
  /** Whether the framework would read a body with these headers; it says why where it would not. */
  readonly isRead?: (headers: IncomingHttpHeaders) => boolean;
  readonly answered: (call: LeanRequest) => Promise<LeanReply>;
  /** The headers every answer with this status has. */
  readonly headersOf: (status: number) => Readonly<Record<string, string>>;
};

export type LeanDeskDeps = {
  /** By the path they are made under. */
  readonly calls: ReadonlyMap<string, LeanCall>;
  readonly bodyBytesMax: number;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Knows that a request is being answered, until its response is closed. */
  readonly begin: (response: ServerResponse) => void;
  readonly isClosing: () => boolean;
  readonly noteAnswered: (answered: {
    readonly name: string;
    readonly path: string;
    readonly requestId: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
};

/**
 * Takes calls off the wire before the framework sees them, that come by the thousand and all alike: those of vendors and
 * of games. Routing, hooks and replies for everybody cost more than such a call. Whatever is not as plain as it should be
 * (another method, no length, too long, no host) is left to the framework, which answers the same calls the long way.
 */
export const takeLeanCalls = (server: Server, deps: LeanDeskDeps): void => {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  const calls = new Map([...deps.calls].map(([path, call]) => [path, { ...call, headOf: createHead(call.headersOf) }]));
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const call = request.method === 'POST' ? calls.get(request.url ?? '') : undefined;
    const isRead = call?.isRead?.(request.headers) ?? true;
    const length = call && isRead ? plainLengthOf(request, deps.bodyBytesMax) : undefined;
    if (call === undefined || length === undefined) for (const other of others) other.call(server, request, response);
    else answerLean({ call, request, response, length }, deps);
  });
};

const DIGITS = /^\d{1,9}$/;

/** How many bytes will come, where the request says it and they are welcome. */
const plainLengthOf = ({ headers }: IncomingMessage, bytesMax: number): number | undefined => {
  const { host, 'content-length': given = '', 'transfer-encoding': encoding } = headers;
  if (host === undefined || encoding !== undefined || !DIGITS.test(given)) return undefined;
  const length = Number(given);
  return length > 0 && length <= bytesMax ? length : undefined;
};

type Lean = {
  readonly call: LeanCall & { readonly headOf: ReturnType<typeof createHead> };
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly length: number;
};

/** The headers that stay the same, as names and values in one row: what is written as it stands is not looked through. */
const createHead = (headersOf: LeanCall['headersOf']) => {
  const known = new Map<number, readonly string[]>();
  return (status: number): readonly string[] => {
    let head = known.get(status);
    if (head === undefined) known.set(status, (head = Object.entries(headersOf(status)).flat()));
    return head;
  };
};

const answerLean = (
  { call: { name, answered, headOf }, request, response, length }: Lean,
  deps: LeanDeskDeps,
): void => {
  const startedAt = performance.now();
  const requestId = deps.requestIdOf(request);
  deps.begin(response);

  const reply = async (bytes: Uint8Array): Promise<void> => {
    const { status, text, headers = [] } = await answered({ request, bytes, requestId });
    const length = String(Buffer.byteLength(text));
    const head = [...headOf(status), ...headers, 'x-request-id', requestId, 'content-length', length];
    if (deps.isClosing()) head.push('connection', 'close');
    response.writeHead(status, head).end(text);
    const ms = performance.now() - startedAt;
    deps.noteAnswered({ name, path: request.url ?? '', requestId, status, ms });
  };

  // Most bodies come in one piece. A caller who goes away in the middle is not answered; his connection is closed.
  let heard: Buffer[] = [];
  let missing = length;
  request.on('data', (chunk: Buffer) => {
    missing -= chunk.length;
    heard.push(chunk);
    if (missing > 0) return;
    const [first = chunk] = heard;
    const bytes = heard.length === 1 ? first : Buffer.concat(heard);
    heard = [];
    void reply(bytes);
  });
};
