import type { LanguageCode } from '@fairground/contract/language';
import { LogController, fastify } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Limits } from '../limits/index.ts';
import type { Log } from '../log.ts';
import type { RandomSource } from '../random.ts';
import { Refusal } from '../refusal.ts';
import type { OpenBody } from '../sealed/open-body.ts';
import { failureEnvelope, readyRoute, successEnvelope } from './answer.ts';
import type { MessageOf, ReadyRoute, WireInput } from './answer.ts';
import { answerBrokenConnection } from './broken-connection.ts';
import { callerOf, ipOf, languageOf, requestIdOf } from './caller.ts';
import { createDispatch } from './dispatch.ts';
import type { Dispatch } from './dispatch.ts';
import { failureOf, retryAfterOf } from './failure.ts';
import { readBody } from './read-body.ts';
import { readPairs } from './read-pairs.ts';
import type { Authenticate, Caller, Route } from './route.ts';
import { CROSS_ORIGIN_HEADERS, securityHeaders } from './security-headers.ts';
import { createTraffic } from './traffic.ts';

export type HttpDeps = {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  readonly random: RandomSource;
  readonly log: Log;
  readonly config: Pick<Config, 'trustedProxies' | 'publicUrl'>;
  /** The languages on offer, the site's default first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly messageOf: MessageOf;
  /** Opens the bodies of encrypted calls. */
  readonly openBody: OpenBody;
  readonly limits: Pick<Limits, 'countCall' | 'countNamed' | 'has'>;
  /** Hears of every answer: the name of the call or what else it was, its status, how long it took. */
  readonly onAnswered?: (name: string, status: number, seconds: number) => void;
  readonly checkAnswers?: boolean;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to.
  interface FastifyContextConfig {
    /** What a route is counted as; the name of its call. */
    countedAs?: string;
  }
}

export type Http = {
  /** For the parts that are no calls of the contract: pages, the push channel, health. */
  readonly fastify: FastifyInstance;
  readonly dispatch: Dispatch;
  /** Who makes a request that is no call, such as one for a page. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>;
  /** Settles when no request is being answered. */
  readonly idle: () => Promise<void>;
};

/** Everything under these belongs to calls: an unknown path there is a failed call, never a page. */
const API_PREFIXES = ['/wps', '/lgw', '/lotto'] as const;
const BODY_BYTES_MAX = 64 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The front desk: every call of every module, bound to its contract. */
export const createHttp = (deps: HttpDeps): Http => {
  const { random, log, config, languages, messageOf, limits, onAnswered, checkAnswers = false } = deps;
  refuseUnknownLimits(deps.routes, limits);
  const ready = deps.routes.map((route) => readyRoute(route, { countNamed: limits.countNamed, checkAnswers }));
  const methodsOf = methodsByPath(deps.routes);
  const headers = securityHeaders(config);

  const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply, language?: LanguageCode) => {
    const failure = failureOf(error);
    if (failure.isBug) log.error({ err: error, requestId: request.id, path: pathOf(request) }, 'request failed');
    const value = failure.isBug ? { requestId: request.id } : failure.value;
    const message = messageOf(failure.code, language ?? languageOf(request, languages));
    const { status, envelope } = failureEnvelope({ code: failure.code, value }, message);
    const retryAfter = retryAfterOf(failure);
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.status(status).header('cache-control', 'no-store').type(JSON_TYPE).send(JSON.stringify(envelope));
  };

  const refuseUnknown = async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.countCall(ipOf(request));
    const methods = methodsOf.get(pathOf(request));
    if (methods === undefined) throw new Refusal('request.not-found');
    void reply.header('allow', methods);
    if (request.method === 'OPTIONS') return reply.status(204).send();
    throw new Refusal('request.wrong-method');
  };

  const answerCall =
    ({ route, answer }: ReadyRoute) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (route.endpoint.crossOrigin === true) void reply.headers(CROSS_ORIGIN_HEADERS);
      // Before the token is looked up: a flood must not reach the database.
      await limits.countCall(ipOf(request));
      const caller = await callerOf(request, deps);
      try {
        const value = await answer(wireOf(route, request, deps.openBody), caller);
        return await reply
          .header('cache-control', 'no-store')
          .type(JSON_TYPE)
          .send(JSON.stringify(successEnvelope(value)));
      } catch (error) {
        return answerFailure(error, request, reply, caller.language);
      }
    };

  const frameworkLog: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: frameworkLog,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: BODY_BYTES_MAX,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], random),
    // A connection that waits for nothing is closed at once when the node stops.
    forceCloseConnections: 'idle',
    // Kept as text: it is read where a fault in it can be answered in the envelope.
    routerOptions: { querystringParser: (text) => ({ text }) },
    // While stopping, what still comes over an open connection is answered, and the connection then closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    // Node would answer a missing host with no body at all; the hook below does it in the envelope.
    http: { requireHostHeader: false },
    clientErrorHandler: answerBrokenConnection(messageOf, languages[0]),
  });
  // Bytes are taken as they come; which types a call accepts is its contract's business.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done(request.headers.host === undefined ? new Refusal('request.malformed') : undefined);
  });
  const traffic = createTraffic();
  app.addHook('onRequest', (_request, reply, done) => {
    traffic.begin(reply.raw);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { countedAs = 'other' } = request.routeOptions.config;
    const { statusCode, elapsedTime } = reply;
    onAnswered?.(countedAs, statusCode, elapsedTime / 1_000);
    // The address is left out but for its path: what is asked for may be nobody's business.
    const line = { requestId: request.id, call: countedAs, path: pathOf(request), status: statusCode, ms: elapsedTime };
    if (statusCode >= 400) log.info(line, 'refused');
    else log.debug(line, 'answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  app.setNotFoundHandler(refuseUnknown);
  for (const prefix of API_PREFIXES) app.all(`${prefix}/*`, refuseUnknown);
  for (const route of ready) {
    const { method, path, name } = route.route.endpoint;
    app.route({ method, url: path, config: { countedAs: name }, handler: answerCall(route) });
  }
  return {
    fastify: app,
    dispatch: createDispatch(ready, { log, messageOf }),
    callerOf: (request) => callerOf(request, deps),
    idle: traffic.idle,
  };
};

/** A limit that does not exist would limit nothing; better not to start. */
const refuseUnknownLimits = (routes: readonly Route[], limits: Pick<Limits, 'has'>): void => {
  for (const { endpoint } of routes)
    if (endpoint.limit !== undefined && !limits.has(endpoint.limit))
      throw new Error(`${endpoint.name} names the limit ${endpoint.limit}, which does not exist.`);
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? url;

const wireOf = ({ endpoint }: Route, { query, body, headers }: FastifyRequest, openBody: OpenBody): WireInput => ({
  readQuery: () => readPairs('query', isRawQuery(query) ? query.text : ''),
  readBody: () => {
    const given = readBody(endpoint, {
      bytes: body instanceof Uint8Array ? body : new Uint8Array(),
      contentType: headers['content-type'],
      contentEncoding: headers['content-encoding'],
    });
    return endpoint.encrypted === true ? openBody(given, endpoint) : given;
  },
});

const isRawQuery = (query: unknown): query is { readonly text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

/** The `Allow` header of every known path; a GET answers HEAD too. */
const methodsByPath = (routes: readonly Route[]): ReadonlyMap<string, string> => {
  const methods = new Map<string, Set<string>>();
  for (const { endpoint } of routes) {
    const known = methods.get(endpoint.path) ?? new Set(['OPTIONS']);
    methods.set(endpoint.path, known.add(endpoint.method));
    if (endpoint.method === 'GET') known.add('HEAD');
  }
  return new Map([...methods].map(([path, known]) => [path, [...known].toSorted().join(', ')]));
};
