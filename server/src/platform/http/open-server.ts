import { setTimeout as sleep } from 'node:timers/promises';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Client, Clients } from '../client.ts';
import type { Config } from '../config.ts';
import type { RandomSource } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { answerBrokenConnection } from './broken-connection.ts';
import { capConnections } from './cap-connections.ts';
import { createRequestIds } from './caller.ts';
import { createReplies, pathOf } from './replies.ts';
import type { Replies, RepliesDeps } from './replies.ts';
import { securityHeaders } from './security-headers.ts';
import { createTraffic } from './traffic.ts';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyContextConfig {
    /** What a route is counted as; the name of its call. */
    countedAs?: string;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyRequest {
    /** Where it comes from. The framework's own `ip` and `host` know no proxies and are not to be used. */
    client: Client;
  }
}

export type ServerDeps = RepliesDeps & {
  readonly random: RandomSource;
  readonly clients: Clients;
  readonly config: Pick<Config, 'publicUrl'> &
    Partial<Pick<Config, 'developerKey' | 'connectionsPerAddress' | 'staffNetworks'>>;
  /** How long receiving a request may take; two minutes by default. */
  readonly requestWithinMs?: number;
  /** Called for every answer with the name of the call (or the kind of request), its status and its duration. */
  readonly onAnswered?: (name: string, status: number, seconds: number) => void;
};

export type Server = {
  readonly fastify: FastifyInstance;
  readonly replies: Replies;
  /** Settles when no request is being answered. */
  readonly idle: () => Promise<void>;
  /** Closes every connection, whatever is being answered. */
  readonly hangUp: () => void;
};

const BODY_BYTES_MAX = 64 * 1024;
/** Three pictures over a slow line come in by then; a request that never ends holds its connection no longer. */
const REQUEST_WITHIN_MS = 120_000;
const HEADERS_WITHIN_MS = 60_000;
/** How long a stopping node, which still listens until then, waits for readers of answers it has given. */
const TAKEN_WITHIN_MS = 2_000;

/** The server without a route: what holds for every request and every answer, whatever it is for. */
export const openServer = (deps: ServerDeps): Server => {
  const { log, config, clients } = deps;
  const replies = createReplies(deps);
  const traffic = createTraffic();
  const headers = securityHeaders(config);
  const app = newFastify(deps, replies);
  capConnections(app.server, { clients, max: config.connectionsPerAddress ?? 0 });

  // Bytes are taken as they come; which types a call accepts is its contract's business.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.decorateRequest('client', null as unknown as Client);
  app.addHook('onRequest', (request, reply, done) => {
    traffic.begin(reply.raw);
    // At once: a caller that is gone later has no address any more.
    request.client = { ip: clients.ipOf(request.raw), host: clients.hostOf(request.raw) };
    void reply.headers(headers).header('x-request-id', request.id);
    done(request.headers.host === undefined ? new Refusal('request.malformed') : undefined);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { countedAs: call = 'other' } = request.routeOptions.config;
    const { statusCode: status, elapsedTime: ms } = reply;
    deps.onAnswered?.(call, status, ms / 1_000);
    const level = status >= 400 ? 'info' : 'debug';
    // The address is left out but for its path: what is asked for may be nobody's business.
    if (log.isLevelEnabled(level))
      log[level](
        { requestId: request.id, call, path: pathOf(request), status, ms },
        level === 'info' ? 'refused' : 'answered',
      );
    done();
  });
  app.setErrorHandler((error, request, reply) => replies.fail(error, request, reply));
  app.addHook('preClose', async () => {
    traffic.makeLast();
    // Node takes a connection for idle once its answer is handed over, and would cut off a reader that is slow.
    await Promise.race([traffic.taken(), sleep(TAKEN_WITHIN_MS, undefined, { ref: false })]);
  });

  return { fastify: app, replies, idle: traffic.idle, hangUp: () => app.server.closeAllConnections() };
};

const newFastify = (deps: ServerDeps, replies: Replies): FastifyInstance => {
  const { log, languages, messageOf, requestWithinMs = REQUEST_WITHIN_MS } = deps;
  const frameworkLog: FastifyBaseLogger = log;
  const requestIdOf = createRequestIds(deps.random);
  return fastify({
    loggerInstance: frameworkLog,
    logController: new LogController({ disableRequestLogging: true }),
    // Nobody writes to a log of one request; making one for each costs more than the rest of the logging.
    childLoggerFactory: (parent) => parent,
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
    // Node would answer a missing host with no body at all; the hook above does it in the envelope.
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(HEADERS_WITHIN_MS, requestWithinMs),
      connectionsCheckingInterval: requestWithinMs / 4,
    },
    clientErrorHandler: answerBrokenConnection(messageOf, languages[0]),
  });
};
