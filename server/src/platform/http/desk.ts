import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { RandomSource } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { answerBrokenConnection } from './broken-connection.ts';
import { createRequestIds } from './caller.ts';
import type { RequestIdOf } from './caller.ts';
import { createReplies, pathOf } from './replies.ts';
import type { Replies, RepliesDeps } from './replies.ts';
import { securityHeaders } from './security-headers.ts';
import type { LeanDeskDeps } from './lean-desk.ts';
import { takeLeanLines } from './lean-lines.ts';
import type { LeanLines } from './lean-lines.ts';
import { takeLeanRequests } from './lean-requests.ts';
import { createTraffic } from './traffic.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyContextConfig {
    /** What a route is counted as; the name of its call. */
    countedAs?: string;
  }
}

export type DeskDeps = RepliesDeps & {
  readonly random: RandomSource;
  readonly config: Pick<Config, 'trustedProxies' | 'publicUrl'> & Partial<Pick<Config, 'developerKey'>>;
  /** How long a request may take to come in; two minutes unless told. */
  readonly requestWithinMs?: number;
  /** Hears of every answer: the name of the call or what else it was, its status, how long it took. */
  readonly onAnswered?: (name: string, status: number, seconds: number) => void;
};

export type Desk = {
  readonly fastify: FastifyInstance;
  readonly replies: Replies;
  /** Answers these ahead of the framework, with the same manners. */
  readonly takeLean: (calls: LeanDeskDeps['calls']) => void;
  /** Settles when no request is being answered. */
  readonly idle: () => Promise<void>;
  /** Closes every connection, whatever is being answered. */
  readonly hangUp: () => void;
};

const BODY_BYTES_MAX = 64 * 1024;
/** Three pictures over a slow line come in by then; whoever never ends a request holds its connection no longer. */
const REQUEST_WITHIN_MS = 120_000;
const HEADERS_WITHIN_MS = 60_000;

/** The empty desk: the server and the manners every answer has, whoever gives it. */
export const openDesk = (deps: DeskDeps): Desk => {
  const { log, config } = deps;
  const replies = createReplies(deps);
  const traffic = createTraffic();
  const headers = securityHeaders(config);
  const requestIdOf = createRequestIds(deps.random);
  const app = newServer(deps, replies, requestIdOf);

  // Bytes are taken as they come; which types a call accepts is its contract's business.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.addHook('onRequest', (request, reply, done) => {
    // The answer is sent or its reader is gone: both close the response, once.
    reply.raw.once('close', traffic.begin());
    void reply.headers(headers).header('x-request-id', request.id);
    done(request.headers.host === undefined ? new Refusal('request.malformed') : undefined);
  });
  const noteAnswered: LeanDeskDeps['noteAnswered'] = ({ name, path, requestId, status, ms }) => {
    deps.onAnswered?.(name, status, ms / 1_000);
    const level = status >= 400 ? 'info' : 'debug';
    if (log.isLevelEnabled(level))
      log[level]({ requestId, call: name, path, status, ms }, level === 'info' ? 'refused' : 'answered');
  };
  app.addHook('onResponse', (request, reply, done) => {
    const { countedAs: name = 'other' } = request.routeOptions.config;
    const { statusCode: status, elapsedTime: ms } = reply;
    // The address is left out but for its path: what is asked for may be nobody's business.
    noteAnswered({ name, path: pathOf(request), requestId: request.id, status, ms });
    done();
  });
  app.setErrorHandler((error, request, reply) => replies.fail(error, request, reply));

  let isClosing = false;
  let lines: LeanLines | undefined;
  app.addHook('preClose', (done) => {
    isClosing = true;
    lines?.closeIdle();
    done();
  });
  const takeLean: Desk['takeLean'] = (calls) => {
    const lean: LeanDeskDeps = {
      calls,
      bodyBytesMax: BODY_BYTES_MAX,
      requestIdOf: ({ headers: sent }) => requestIdOf(sent['x-request-id']),
      begin: traffic.begin,
      isClosing: () => isClosing,
      noteAnswered,
      noteBroken: (error, requestId) => log.error({ err: error, requestId }, 'a call was left without an answer'),
    };
    lines = takeLeanLines(app.server, lean);
    takeLeanRequests(app.server, lean);
  };
  const hangUp = (): void => {
    lines?.closeAll();
    app.server.closeAllConnections();
  };
  return { fastify: app, replies, takeLean, idle: traffic.idle, hangUp };
};

const newServer = (deps: DeskDeps, replies: Replies, requestIdOf: RequestIdOf): FastifyInstance => {
  const { log, config, languages, messageOf, requestWithinMs = REQUEST_WITHIN_MS } = deps;
  const frameworkLog: FastifyBaseLogger = log;
  return fastify({
    loggerInstance: frameworkLog,
    logController: new LogController({ disableRequestLogging: true }),
    // Nobody writes to a log of one request; making one for each costs more than the rest of the logging.
    childLoggerFactory: (parent) => parent,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: requestWithinMs,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    // A connection that waits for nothing is closed at once when the node stops.
    forceCloseConnections: 'idle',
    // While stopping, what still comes over an open connection is answered, and the connection then closed.
    return503OnClosing: false,
    // Kept as text: it is read where a fault in it can be answered in the envelope.
    routerOptions: { querystringParser: (text) => ({ text }) },
    frameworkErrors: (error, request, reply) => void replies.fail(error, request, reply),
    // Node would answer a missing host with no body at all; the hook of the desk does it in the envelope.
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(HEADERS_WITHIN_MS, requestWithinMs),
      connectionsCheckingInterval: requestWithinMs / 4,
    },
    clientErrorHandler: answerBrokenConnection(messageOf, languages[0]),
  });
};
