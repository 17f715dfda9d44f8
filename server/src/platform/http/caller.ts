import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { UNKNOWN_MARKET } from '@fairground/contract/market/markets';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { RandomSource } from '../random.ts';
import { newToken } from '../random.ts';
import type { Authenticate, AuthenticateOperator, CallUse, Caller, Session, Visitor, VisitorAt } from './route.ts';

const REQUEST_ID = /^[\w.-]{8,64}$/;
const TOKEN = /^Bearer ([\w.~+/=-]{16,256})$/;
const HOST = /^[\w.:[\]-]{1,260}$/;
const USER_AGENT_LENGTH = 512;

const OWN_ID_LENGTH = 16;
const OWN_IDS_BYTES = 768;

/** The id of a request by the one it came with, if any. */
export type RequestIdOf = (given: string | string[] | undefined) => string;

/**
 * The id that ties a caller's report, the answer and our log together: the caller's own if it is well-formed. Ours are
 * random and reveal nothing, not even a count. They are cut from a long token, because creating one for each request
 * costs more than the rest.
 */
export const createRequestIds = (random: RandomSource): RequestIdOf => {
  let fresh = '';
  let used = 0;
  return (given) => {
    if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
    if (used === fresh.length) {
      fresh = newToken(random, OWN_IDS_BYTES);
      used = 0;
    }
    const id = fresh.slice(used, used + OWN_ID_LENGTH);
    used += OWN_ID_LENGTH;
    return id;
  };
};

export type CallerDeps = {
  readonly authenticate: Authenticate;
  readonly authenticateOperator?: AuthenticateOperator;
  /** The languages on offer, the site's default first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** With the key of developers, in a sandbox that has one. */
  readonly config?: Partial<Pick<Config, 'developerKey'>>;
  /** Where nobody can say, the strictest rules hold. */
  readonly visitorAt?: VisitorAt;
};

/** A visitor nobody can place: the strictest rules hold. */
export const NOWHERE: Visitor = { market: () => UNKNOWN_MARKET, country: () => '' };

/** Finds out who calls. A token that proves nothing leaves the caller anonymous; the access check decides what that means. */
export const callerOf = async (
  request: FastifyRequest,
  { authenticate, languages, config, visitorAt = () => NOWHERE }: CallerDeps,
): Promise<Caller> => {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await authenticate(token, useOf(request));
  const stranger = {
    ...anonymousCallerOf(request, languages),
    ...visitorAt(request.client.ip, session?.homeMarket),
    developer: isDeveloper(request, config?.developerKey),
  };
  return session === undefined ? stranger : { ...stranger, language: languageOf(request, languages, session), session };
};

/** Who makes a call of staff. A player's token is not looked up here, and no staff token anywhere else. */
export const staffCallerOf = async (
  request: FastifyRequest,
  { authenticateOperator, languages }: Pick<CallerDeps, 'authenticateOperator' | 'languages'>,
): Promise<Caller> => {
  const token = TOKEN.exec(request.headers.authorization ?? '')?.[1];
  const operator =
    token === undefined ? undefined : await authenticateOperator?.(token, { ...useOf(request), ip: request.client.ip });
  // Staff stand in no market.
  return { ...anonymousCallerOf(request, languages), ...NOWHERE, ...(operator && { operator }) };
};

const useOf = ({ headers }: FastifyRequest): CallUse => ({ isBackground: headers['x-background'] !== undefined });

/** Whether the key of the sandbox came along. Where there is no key, as in live mode, nobody has it. */
const isDeveloper = ({ headers }: Pick<FastifyRequest, 'headers'>, key: string | undefined): boolean => {
  const given = headers['x-developer-key'];
  return key !== undefined && typeof given === 'string' && timingSafeEqual(digestOf(given), digestOf(key));
};

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The caller as the request alone shows it. */
export const anonymousCallerOf = ({ id, client, headers }: FastifyRequest, languages: CallerDeps['languages']) => ({
  requestId: id,
  ip: client.ip,
  host: HOST.test(client.host) ? client.host.toLowerCase() : '',
  userAgent: (headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
  language: languageOf({ headers }, languages),
  session: undefined,
});

/** What the caller asks for now, then what the browser remembers, then the session, then the site's default. */
export const languageOf = (
  request: { readonly headers: IncomingHttpHeaders },
  languages: CallerDeps['languages'],
  session?: Session,
): LanguageCode => {
  const asked = [request.headers['language'], cookieOf(request, 'lang'), session?.language];
  const found = asked.find(
    (word): word is LanguageCode => typeof word === 'string' && isLanguageCode(word) && languages.includes(word),
  );
  return found ?? languages[0];
};

const cookieOf = (request: { readonly headers: IncomingHttpHeaders }, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
