import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../limits/index.ts';
import { Refusal } from '../refusal.ts';
import { createClientIp } from '../realtime/client-ip.ts';
import type { OpenBody } from '../sealed/open-body.ts';
import { readyRoute } from './answer.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import { callerOf, ipOf } from './caller.ts';
import { openDesk } from './desk.ts';
import type { Desk, DeskDeps } from './desk.ts';
import { createDispatch } from './dispatch.ts';
import type { Dispatch } from './dispatch.ts';
import { readBody } from './read-body.ts';
import { readQueryPairs } from './read-pairs.ts';
import { pathOf } from './replies.ts';
import type { Authenticate, Caller, Route } from './route.ts';
import { CROSS_ORIGIN_HEADERS, PREFLIGHT_HEADERS } from './security-headers.ts';
import { answerSigned, signedHandler } from './signed-calls.ts';
import type { AnswerSigned, SignedCalls } from './signed-calls.ts';

export type HttpDeps = DeskDeps & {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  /** Opens the bodies of encrypted calls. */
  readonly openBody: OpenBody;
  /** Knows who signs the calls of outside systems. */
  readonly signedCalls?: SignedCalls;
  readonly limits: Pick<Limits, 'countCall' | 'countNamed' | 'has'>;
  /** Parses every answer against the contract; tests say yes. */
  readonly checkAnswers?: boolean;
};

export type Http = {
  /** For the parts that are no calls of the contract: pages, the push channel, health. */
  readonly fastify: FastifyInstance;
  readonly dispatch: Dispatch;
  /** Who makes a request that is no call, such as one for a page. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>;
  readonly idle: Desk['idle'];
};

/** Everything under these belongs to calls: an unknown path there is a failed call, never a page. */
const API_PREFIXES = ['/wps', '/lgw', '/lotto', '/vendor'] as const;

/** The front desk: every call of every module, bound to its contract. */
export const createHttp = (deps: HttpDeps): Http => {
  const { routes, limits, checkAnswers = false } = deps;
  refuseUnknownLimits(routes, limits);
  const ready = routes.map((route) => readyRoute(route, { countNamed: limits.countNamed, checkAnswers }));
  const desk = openDesk(deps);
  const app = desk.fastify;

  const refuse = refuseUnknown(routes, limits);
  app.setNotFoundHandler(refuse);
  for (const prefix of API_PREFIXES) app.all(`${prefix}/*`, refuse);
  const signed = new Map<string, { readonly name: string; readonly answered: AnswerSigned }>();
  const ipFrom = createClientIp(deps.config.trustedProxies);
  for (const route of ready) {
    const { method, path, name, access } = route.route.endpoint;
    const answered = access === 'vendor' ? signedAnswerOf(route, deps, ipFrom) : undefined;
    if (answered && method === 'POST') signed.set(path, { name, answered });
    const handler = answered ? signedHandler(answered) : answerCall(route, desk, deps);
    app.route({ method, url: path, config: { countedAs: name }, handler });
  }
  if (signed.size > 0) desk.takeSigned(signed);
  return {
    fastify: app,
    dispatch: createDispatch(ready, deps),
    callerOf: (request) => callerOf(request, deps),
    idle: desk.idle,
  };
};

const signedAnswerOf = (
  ready: ReadyRoute,
  { signedCalls, log, languages, openBody, limits }: HttpDeps,
  ipFrom: (request: IncomingMessage) => string,
): AnswerSigned => {
  const { endpoint } = ready.route;
  if (signedCalls === undefined) throw new Error(`${endpoint.name} is signed, and nobody here knows a signature.`);
  return answerSigned(ready, {
    signedCalls,
    log,
    languages,
    ipOf: ipFrom,
    countUnproven: (ip) => limits.countCall(ip),
    wireOf: ({ url = '', headers }, body) =>
      wireOf(ready.route, { query: { text: url.split('?', 2)[1] ?? '' }, body, headers }, openBody),
  });
};

const answerCall =
  ({ route, answer }: ReadyRoute, { replies }: Desk, deps: HttpDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (route.endpoint.crossOrigin === true) void reply.headers(CROSS_ORIGIN_HEADERS);
    // Before the token is looked up: a flood must not reach the database.
    await deps.limits.countCall(ipOf(request));
    const caller = await callerOf(request, deps);
    let value: unknown;
    try {
      value = await answer(wireOf(route, request, deps.openBody), caller);
    } catch (error) {
      return replies.fail(error, request, reply, caller.language);
    }
    return replies.succeed(request, reply, value);
  };

/** Answers what no route takes: an unknown path, or a known one in another method. */
const refuseUnknown = (routes: readonly Route[], limits: HttpDeps['limits']) => {
  const methodsOf = methodsByPath(routes);
  const open = new Set<string>(
    routes.flatMap(({ endpoint }) => (endpoint.crossOrigin === true ? [endpoint.path] : [])),
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await limits.countCall(ipOf(request));
    const methods = methodsOf.get(pathOf(request));
    if (methods === undefined) throw new Refusal('request.not-found');
    void reply.header('allow', methods);
    if (request.method === 'OPTIONS') {
      if (open.has(pathOf(request)))
        void reply.headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods });
      return reply.status(204).send();
    }
    throw new Refusal('request.wrong-method');
  };
};

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

const wireOf = (
  { endpoint }: Route,
  { query, body, headers }: Pick<FastifyRequest, 'query' | 'body' | 'headers'>,
  openBody: OpenBody,
): WireInput => ({
  readQuery: () => readQueryPairs(isRawQuery(query) ? query.text : ''),
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

/** A limit that does not exist would limit nothing; better not to start. */
const refuseUnknownLimits = (routes: readonly Route[], limits: HttpDeps['limits']): void => {
  for (const { endpoint } of routes)
    if (endpoint.limit !== undefined && !limits.has(endpoint.limit))
      throw new Error(`${endpoint.name} names the limit ${endpoint.limit}, which does not exist.`);
};
