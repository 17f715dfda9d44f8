import { isForStaff } from '@fairground/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { createNetworks } from '../client.ts';
import type { Limits } from '../limits/index.ts';
import { Refusal } from '../refusal.ts';
import type { OpenBody } from '../sealed/open-body.ts';
import { readyRoute } from './answer.ts';
import type { ReadyRoute, WireInput } from './answer.ts';
import { callerOf, staffCallerOf } from './caller.ts';
import { requireOpen } from './closure.ts';
import type { ClosedFor } from './closure.ts';
import { createDispatch } from './dispatch.ts';
import type { Dispatch } from './dispatch.ts';
import { openServer } from './open-server.ts';
import type { Server, ServerDeps } from './open-server.ts';
import { readBody } from './read-body.ts';
import { readQueryPairs } from './read-pairs.ts';
import { endRest, readUpload } from './read-upload.ts';
import type { Announced } from './read-upload.ts';
import { decodedPathOf } from './replies.ts';
import type { Authenticate, AuthenticateOperator, Caller, Route, VisitorAt } from './route.ts';
import { CROSS_ORIGIN_HEADERS, PREFLIGHT_HEADERS } from './security-headers.ts';
import { answerSigned } from './signed-calls.ts';
import type { SignedCalls } from './signed-calls.ts';
import type { StepUpMethods } from './step-up.ts';

export type HttpDeps = ServerDeps & {
  readonly routes: readonly Route[];
  readonly authenticate: Authenticate;
  /** Knows staff by their tokens; without it nobody is staff. */
  readonly authenticateOperator?: AuthenticateOperator;
  /** How a member may step up, for calls that ask for it. */
  readonly stepUpMethods?: StepUpMethods;
  /** Knows the market of an address; without it the strictest rules hold. */
  readonly visitorAt?: VisitorAt;
  /** Opens the bodies of encrypted calls. */
  readonly openBody: OpenBody;
  /** Knows who signs the calls of outside systems. */
  readonly signedCalls?: SignedCalls;
  /** Whether the site is closed to a client. */
  readonly closedFor: ClosedFor;
  readonly limits: Pick<Limits, 'countCall' | 'requireStaffAddress' | 'countStaff' | 'countNamed' | 'has'>;
  /** Parses every answer against the contract; tests say yes. */
  readonly checkAnswers?: boolean;
};

/** With whether staff may call from an address. */
type CallDeps = HttpDeps & { readonly isStaffNetwork: (ip: string) => boolean };

export type Http = {
  /** For the parts that are no calls of the contract: pages, the push channel, health. */
  readonly fastify: FastifyInstance;
  readonly dispatch: Dispatch;
  /** Who makes a request that is no call, such as one for a page. */
  readonly callerOf: (request: FastifyRequest) => Promise<Caller>;
  readonly idle: Server['idle'];
  readonly hangUp: Server['hangUp'];
};

/** Everything under these belongs to calls: an unknown path there is a failed call, never a page. */
const API_PREFIXES = ['/wps', '/lgw', '/lotto', '/vendor', '/bo'] as const;

/** The request pipeline: every call of every module takes it, bound to its contract. */
export const createHttp = (deps: HttpDeps): Http => {
  const { routes, limits, checkAnswers = false } = deps;
  refuseUnknownLimits(routes, limits);
  const ready = routes.map((route) =>
    readyRoute(route, { countNamed: limits.countNamed, stepUpMethods: deps.stepUpMethods, checkAnswers }),
  );
  const server = openServer(deps);
  const app = server.fastify;
  const { staffNetworks = [] } = deps.config;
  const isStaffNetwork = staffNetworks.length === 0 ? () => true : createNetworks(staffNetworks);

  const refuse = refuseUnknown(routes, limits);
  app.setNotFoundHandler(refuse);
  for (const prefix of API_PREFIXES) app.all(`${prefix}/*`, refuse);
  for (const route of ready) {
    const { method, path, name, access, upload } = route.route.endpoint;
    const handler =
      access === 'vendor' ? signedCall(route, deps) : answerCall(route, server, { ...deps, isStaffNetwork });
    const taken = { method, url: path, config: { countedAs: name }, handler };
    if (upload === undefined) app.route(taken);
    else takeUpload(app, taken);
  }
  return {
    fastify: app,
    dispatch: createDispatch(ready, deps),
    callerOf: (request) => callerOf(request, deps),
    idle: server.idle,
    hangUp: server.hangUp,
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

const signedCall = (ready: ReadyRoute, deps: HttpDeps) => {
  const { signedCalls, openBody, limits } = deps;
  const { endpoint } = ready.route;
  if (signedCalls === undefined) throw new Error(`${endpoint.name} is signed, and nobody here knows a signature.`);
  return answerSigned(ready, {
    ...deps,
    signedCalls,
    countUnproven: (ip) => limits.countCall(ip),
    wireOf: (request) => wireOf(ready.route, request, openBody),
  });
};

const answerCall =
  ({ route, answer }: ReadyRoute, { replies }: Server, deps: CallDeps) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (route.endpoint.crossOrigin === true) void reply.headers(CROSS_ORIGIN_HEADERS);
    // Before the token is looked up: a flood must not reach the database.
    const caller = await (isForStaff(route.endpoint) ? admitStaff(request, deps) : admitPlayer(route, request, deps));
    let value: unknown;
    try {
      value = await answer(wireOf(route, request, deps.openBody), caller);
    } catch (error) {
      return replies.fail(error, request, reply, caller.language);
    }
    return replies.succeed(request, reply, value);
  };

const admitPlayer = async ({ endpoint }: Route, request: FastifyRequest, deps: HttpDeps): Promise<Caller> => {
  await deps.limits.countCall(request.client.ip);
  await requireOpen(endpoint, request.client, deps.closedFor);
  return callerOf(request, deps);
};

/** Staff work while the site is closed, from allowed networks, and each account is counted for itself. */
const admitStaff = async (request: FastifyRequest, deps: CallDeps): Promise<Caller> => {
  await deps.limits.requireStaffAddress(request.client.ip);
  if (!deps.isStaffNetwork(request.client.ip)) {
    await deps.limits.countStaff({ ip: request.client.ip, session: undefined });
    throw new Refusal('operators.network-refused');
  }
  const caller = await staffCallerOf(request, deps);
  await deps.limits.countStaff(caller);
  return caller;
};

/** Answers what no route takes: an unknown path, or a known one in another method. */
const refuseUnknown = (routes: readonly Route[], limits: HttpDeps['limits']) => {
  const methodsOf = methodsByPath(routes);
  const open = new Set<string>(
    routes.flatMap(({ endpoint }) => (endpoint.crossOrigin === true ? [endpoint.path] : [])),
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await limits.countCall(request.client.ip);
    const path = decodedPathOf(request);
    const methods = methodsOf.get(path);
    if (methods === undefined) throw new Refusal('request.not-found');
    void reply.header('allow', methods);
    if (request.method === 'OPTIONS') {
      if (open.has(path)) void reply.headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods });
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
  { query, body, headers, raw }: Pick<FastifyRequest, 'query' | 'body' | 'headers' | 'raw'>,
  openBody: OpenBody,
): WireInput => ({
  readQuery: () => readQueryPairs(isRawQuery(query) ? query.text : ''),
  readBody: () => {
    if (endpoint.upload !== undefined) return readUpload(raw, endpoint.upload, announcedOf(headers));
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
