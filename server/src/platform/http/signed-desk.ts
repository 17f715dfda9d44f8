import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { signedHeadersOf } from './signed-calls.ts';
import type { AnswerSigned } from './signed-calls.ts';

export type SignedDeskDeps = {
  /** The signed calls by the path they are made under. */
  readonly calls: ReadonlyMap<string, { readonly name: string; readonly answered: AnswerSigned }>;
  readonly bodyBytesMax: number;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Knows that a request is being answered, until its response is closed. */
  readonly begin: (response: ServerResponse) => void;
  readonly isClosing: () => boolean;
  /** Headers every answer of the house has, beside those of a signed one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly noteAnswered: (answered: {
    readonly name: string;
    readonly path: string;
    readonly requestId: string;
    readonly status: number;
    readonly ms: number;
  }) => void;
};

/**
 * Takes signed calls off the wire before the framework sees them: vendors send them by the thousand, all alike, and
 * routing, hooks and replies for everybody cost more than the call. Whatever is not as plain as it should be (another
 * method, no length, too long, no host) is left to the framework, which answers the same calls the long way.
 */
export const takeSignedCalls = (server: Server, deps: SignedDeskDeps): void => {
  const others = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const call = request.method === 'POST' ? deps.calls.get(request.url ?? '') : undefined;
    const length = call && plainLengthOf(request, deps.bodyBytesMax);
    if (call === undefined || length === undefined) for (const other of others) other.call(server, request, response);
    else answerLean({ ...call, request, response, length }, deps);
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
  readonly name: string;
  readonly answered: AnswerSigned;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly length: number;
};

const answerLean = ({ name, answered, request, response, length }: Lean, deps: SignedDeskDeps): void => {
  const startedAt = performance.now();
  const requestId = deps.requestIdOf(request);
  deps.begin(response);

  const reply = async (bytes: Uint8Array): Promise<void> => {
    const { status, text } = await answered({ request, bytes, requestId });
    const own = signedHeadersOf(status);
    const head = { ...deps.headers, ...own, 'x-request-id': requestId, 'content-length': Buffer.byteLength(text) };
    response.writeHead(status, deps.isClosing() ? { ...head, connection: 'close' } : head).end(text);
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
