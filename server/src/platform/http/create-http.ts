import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { createClientHost, createClientIp } from '../client.ts';
import type { Limits } from '../limits/index.ts';
import { Refusal } from '../refusal.ts';
import type { OpenBody } from '../sealed/open-body.ts';
import { readyRoute } from './answer.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import { callerOf, ipOf } from './caller.ts';
import { openDesk } from './desk.ts';
import type { Desk, DeskDeps } from './desk.ts';
import { createDispatch } from './dispatch.ts';
import type { Dispatch } from './dispatch.ts';
import { answerFrequent } from './frequent-calls.ts';
import type { FrequentDeps } from './frequent-calls.ts';
import type { LeanCall, LeanRequest } from './lean-desk.ts';
import { readBody } from './read-body.ts';
import { readQueryPairs } from './read-pairs.ts';
import { endRest, readUpload } from './read-upload.ts';
import type { Announced } from './read-upload.ts';
import { JSON_HEADERS, pathOf } from './replies.ts';
import type { Authenticate, Caller, Route } from './route.ts';
import { CROSS_ORIGIN_HEADERS, PREFLIGHT_HEADERS, securityHeaders } from './security-headers.ts';
import type { StepUpMethods } from './step-up.ts';
import { answerSigned, signedHandler, signedHeadersOf } from './signed-calls.ts';
import type { AnswerSigned, SignedCalls } from './signed-calls.ts';

export type HttpDeps = DeskDeps & {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  /** How a member may step up, for calls that ask for it. */
  readonly stepUpMethods?: StepUpMethods;
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
  readonly hangUp: Desk['hangUp'];
};

/** Everything under these belongs to calls: an unknown path there is a failed call, never a page. */
const API_PREFIXES = ['/wps', '/lgw', '/lotto', '/vendor'] as const;

/** The front desk: every call of every module, bound to its contract. */
export const createHttp = (deps: HttpDeps): Http => {
  const { routes, limits, checkAnswers = false } = deps;
  refuseUnknownLimits(routes, limits);
  const ready = routes.map((route) =>
    readyRoute(route, { countNamed: limits.countNamed, stepUpMethods: deps.stepUpMethods, checkAnswers }),
  );
  const desk = openDesk(deps);
  const app = desk.fastify;

  const refuse = refuseUnknown(routes, limits);
  app.setNotFoundHandler(refuse);
  for (const prefix of API_PREFIXES) app.all(`${prefix}/*`, refuse);
  const lean = new Map<string, LeanCall>();
  const client = {
    ipOf: createClientIp(deps.config.trustedProxies),
    hostOf: createClientHost(deps.config.trustedProxies),
  };
  for (const route of ready) {
    const { method, path, name, access, isFrequent } = route.route.endpoint;
    const answered = access === 'vendor' ? signedAnswerOf(route, deps, client.ipOf) : undefined;
    if (answered && method === 'POST') lean.set(path, { name, answered, headersOf: signedLeanHeadersOf });
    else if (isFrequent === true) lean.set(path, frequentCall(route, deps, client));
    const handler = answered ? signedHandler(answered) : answerCall(route, desk, deps);
    const taken = { method, url: path, config: { countedAs: name }, handler };
    if (route.route.endpoint.upload === undefined) app.route(taken);
    else takeUpload(app, taken);
  }
  if (lean.size > 0) desk.takeLean(lean);
  return {
    fastify: app,
    dispatch: createDispatch(ready, deps),
    callerOf: (request) => callerOf(request, deps),
    idle: desk.idle,
    hangUp: desk.hangUp,
  };
};

/** A file is not read before its sender is known and may send it, and no answer waits for the end of one. */
const takeUpload = (app: FastifyInstance, route: RouteOptions): void => {
  void app.register((apart, _options, registered) => {
    apart.removeAllContentTypeParsers();
    apart.addContentTypeParser('*', (_request, _stream, done) => done(null));
    apart.addHook('onResponse', (request, _reply, done) => {
      endRest(request.raw);
      done();
    });
    apart.route(route);
    registered();
  });
};

/** Nobody looks at these answers in a browser; what keeps JSON from being taken for a page stays. */
const signedLeanHeadersOf = (status: number): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...signedHeadersOf(status),
});

const PLAIN_JSON = /^application\/json *(;|$)/i;
const isPlainJson = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean => PLAIN_JSON.test(type);

const frequentCall = (ready: ReadyRoute, deps: HttpDeps, client: Pick<FrequentDeps, 'ipOf' | 'hostOf'>): LeanCall => {
  const { endpoint } = ready.route;
  const headers = {
    ...securityHeaders(deps.config),
    ...(endpoint.crossOrigin === true ? CROSS_ORIGIN_HEADERS : {}),
    ...JSON_HEADERS,
  };
  const answered = answerFrequent(ready, {
    ...deps,
    ...client,
    countCall: deps.limits.countCall,
    wireOf: ({ headers: sent }, body) =>
      wireOf(ready.route, { query: { text: '' }, body, headers: sent }, deps.openBody),
  });
  return { name: endpoint.name, isRead: isPlainJson, answered, headersOf: () => headers };
};

const signedAnswerOf = (
  ready: ReadyRoute,
  { signedCalls, log, languages, openBody, limits }: HttpDeps,
  ipFrom: (request: LeanRequest) => string,
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
      wireOf(
        ready.route,
        { query: { text: url.includes('?') ? (url.split('?', 2)[1] ?? '') : '' }, body, headers },
        openBody,
      ),
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
  {
    query,
    body,
    headers,
    raw,
  }: Pick<FastifyRequest, 'query' | 'body' | 'headers'> & Partial<Pick<FastifyRequest, 'raw'>>,
  openBody: OpenBody,
): WireInput => ({
  readQuery: () => readQueryPairs(isRawQuery(query) ? query.text : ''),
  readBody: () => {
    if (endpoint.upload !== undefined && raw !== undefined)
      return readUpload(raw, endpoint.upload, announcedOf(headers));
    const given = readBody(endpoint, {
      bytes: body instanceof Uint8Array ? body : new Uint8Array(),
      contentType: headers['content-type'],
      contentEncoding: headers['content-encoding'],
    });
    return endpoint.encrypted === true ? openBody(given, endpoint) : given;
  },
});

const announcedOf = (headers: FastifyRequest['headers']): Announced => ({
  contentType: headers['content-type'],
  contentEncoding: headers['content-encoding'],
  contentLength: headers['content-length'],
});

const isRawQuery = (query: unknown): query is { readonly text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

/** A limit that does not exist would limit nothing; better not to start. */
const refuseUnknownLimits = (routes: readonly Route[], limits: HttpDeps['limits']): void => {
  for (const { endpoint } of routes)
    if (endpoint.limit !== undefined && !limits.has(endpoint.limit))
      throw new Error(`${endpoint.name} names the limit ${endpoint.limit}, which does not exist.`);
};
