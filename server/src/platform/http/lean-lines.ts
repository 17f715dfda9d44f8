import { STATUS_CODES } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { systemClock } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { openLeanDesk } from './lean-desk.ts';
import type { LeanAnswer, LeanDesk, LeanDeskDeps } from './lean-desk.ts';
import { readPlainRequest } from './plain-request.ts';

export type LeanLines = {
  /** Closes the connections on which nothing is being answered. */
  readonly closeIdle: () => void;
  /** Closes all of them, whatever is being answered. */
  readonly closeAll: () => void;
};

/** So much longer than the caller was told: a call that is on its way then still finds the line open. */
const GRACE_MS = 1_000;

/**
 * Lean calls on connections that carry nothing else: a vendor keeps his lines open and sends one plain request after the
 * other. Those are read and answered without Node's parser, streams and timers, a quarter of what a call costs its node.
 * With the first bytes that are anything else, a connection is handed to Node for good, with these bytes: every way to
 * write HTTP is understood there, and every wrong one refused.
 */
export const takeLeanLines = (server: Server, deps: LeanDeskDeps): LeanLines => {
  const others = server.listeners('connection');
  server.removeAllListeners('connection');
  const handOver = (socket: Socket): void => {
    for (const other of others) other.call(server, socket);
  };
  const desk = openLeanDesk<string>(deps, writeHead);
  const dateOf = createDate(systemClock);
  const [open, idle] = [new Set<Socket>(), new Set<Socket>()];
  server.on('connection', (socket: Socket) => {
    if (deps.isClosing()) handOver(socket);
    else {
      const { headersTimeout: firstWithinMs, keepAliveTimeout: keptMs } = server;
      openLine(socket, { ...deps, desk, open, idle, handOver, dateOf, firstWithinMs, keptMs });
    }
  });
  return {
    closeIdle: () => {
      // An answer may still be on its way to a slow reader.
      for (const socket of idle) socket.destroySoon();
    },
    closeAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
};

type LineDeps = Pick<LeanDeskDeps, 'begin' | 'isClosing'> & {
  readonly desk: LeanDesk<string>;
  /** The connections that are lines. */
  readonly open: Set<Socket>;
  /** Those on which nothing is being answered. */
  readonly idle: Set<Socket>;
  readonly handOver: (socket: Socket) => void;
  readonly dateOf: () => string;
  /** How long the first call may be awaited, and how long the next. */
  readonly firstWithinMs: number;
  readonly keptMs: number;
};

const openLine = (
  socket: Socket,
  { desk, open, idle, handOver, dateOf, firstWithinMs, keptMs, begin, isClosing }: LineDeps,
): void => {
  const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keptMs / 1_000)}\r\n`;
  /** Ends the count of the call that is being answered. */
  let answered: (() => void) | undefined;
  let isNew = true;
  let hasEnded = false;

  const rest = (): void => {
    answered?.();
    answered = undefined;
  };

  const forget = (): void => {
    open.delete(socket);
    idle.delete(socket);
    rest();
  };

  const leave = (bytes: Buffer): void => {
    forget();
    socket.off('data', hear).off('end', stop).off('timeout', giveUp).off('error', giveUp).off('close', forget);
    socket.setTimeout(0).pause().unshift(bytes);
    handOver(socket);
    socket.resume();
  };

  const send = (answer: LeanAnswer<string>): void => {
    if (socket.destroyed) return;
    const isLast = hasEnded || isClosing();
    const { text, encoding } = writeAnswer(answer, `Date: ${dateOf()}\r\n${isLast ? 'Connection: close\r\n' : kept}`);
    socket.write(text, encoding, goOn);
    if (isLast) socket.destroySoon();
  };

  /** An answer counts until it is out: whoever does not take it is not heard before he does. */
  const goOn = (): void => {
    if (socket.destroyed || socket.writableEnded) return;
    rest();
    idle.add(socket);
    if (isNew) socket.setTimeout(keptMs + GRACE_MS);
    isNew = false;
    if (hasEnded || isClosing()) socket.destroySoon();
    else if (socket.isPaused()) socket.resume();
  };

  const hear = (bytes: Buffer): void => {
    if (answered !== undefined || socket.writableEnded) {
      // Whoever does not wait for an answer is heard after it, and not at all after the last one.
      socket.pause().unshift(bytes);
      return;
    }
    const plain = readPlainRequest(bytes);
    const answer =
      plain && desk({ method: 'POST', url: plain.path, headers: plain.headers, socket }, plain.body.length);
    if (plain === undefined || answer === undefined) {
      leave(bytes);
      return;
    }
    idle.delete(socket);
    answered = begin();
    void answer(plain.body, { send, abandon: () => socket.destroy() });
  };

  const stop = (): void => {
    hasEnded = true;
    if (answered === undefined) socket.end();
  };

  /** For the answer of the house a line waits as long as it takes; for its caller it does not. */
  const giveUp = (): void => {
    if (answered === undefined || socket.writableLength > 0 || socket.writableEnded) socket.destroy();
  };

  open.add(socket);
  idle.add(socket);
  socket.setTimeout(firstWithinMs);
  socket.on('data', hear).on('end', stop).on('timeout', giveUp).on('error', giveUp).on('close', forget);
};

const writeHead = (status: number, headers: Readonly<Record<string, string>>): string => {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
  return head;
};

const writeAnswer = (
  { fixed, headers = [], requestId, text }: LeanAnswer<string>,
  connection: string,
): { readonly text: string; readonly encoding: 'latin1' | 'utf8' } => {
  let own = '';
  for (let at = 0; at < headers.length; at += 2) own += `${headers[at]}: ${headers[at + 1]}\r\n`;
  const length = Buffer.byteLength(text);
  return {
    text: `${fixed}${own}x-request-id: ${requestId}\r\ncontent-length: ${length}\r\n${connection}\r\n${text}`,
    // A letter a byte: the cheaper way to say the same.
    encoding: length === text.length ? 'latin1' : 'utf8',
  };
};

/** The time as answers tell it, written once a second. */
const createDate = (clock: Clock) => {
  let written = '';
  let until = 0;
  return (): string => {
    const now = performance.now();
    if (now >= until) {
      const time = clock.now();
      written = time.toUTCString();
      until = now + 1_000 - time.getMilliseconds();
    }
    return written;
  };
};
