import { SOCIAL_RETURN_PATH } from '@fairground/contract/identity/addresses';
import { SOCIAL_PROVIDERS } from '@fairground/contract/identity/providers';
import type { SocialProvider } from '@fairground/contract/identity/providers';
import type { LanguageCode } from '@fairground/contract/language';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import { newToken } from '../../../platform/random.ts';
import type { Core } from '../core.ts';
import { pkceChallengeOf } from '../domain/pkce.ts';
import { signingKeyOf } from '../domain/signed-token.ts';
import type { OauthSite } from '../social/oauth-exchange.ts';
import { insertTicket, spendTicket } from '../store/tickets.ts';
import { choicePage, faultPage } from './pages.ts';
import type { Page } from './pages.ts';
import { TEST_PEOPLE } from './people.ts';

/**
 * Plays Facebook, Google and Telegram: the whole round of OAuth 2 with PKCE and OpenID Connect, with a page where the
 * visitor chooses who to be. It knows of the house what a real site would know, and nothing else.
 */
export type SandboxSite = {
  /** How the product reaches it: within the process, so that no request can be led to another host. */
  readonly siteOf: (provider: SocialProvider) => OauthSite;
  /** Answers a request for one of its addresses; `host` is the one it came to. */
  readonly answer: (
    request: Request,
    asked: { readonly host: string; readonly language: LanguageCode },
  ) => Promise<Answer>;
};

export type Answer = Response | { readonly page: Page; readonly status: number };

export const SANDBOX_SIGN_IN_PATH = '/sandbox/sign-in';
/** Codes and tokens live as short as at the real ones. */
const CODE_LASTS_MS = 60_000;
const TOKEN_LASTS_SECONDS = 300;
const FORM_BYTES_MAX = 8_192;

const issuerOf = (provider: SocialProvider): string => `https://${provider}.sandbox.example`;
const clientIdOf = (provider: SocialProvider): string => `site-at-${provider}`;

const word = z.string().check(z.minLength(1), z.maxLength(2_000));
const askSchema = z.object({
  response_type: z.literal('code'),
  client_id: word,
  redirect_uri: word,
  state: word,
  nonce: word,
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
});
const redeemSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: word,
  redirect_uri: word,
  client_id: word,
  client_secret: word,
  code_verifier: word,
});
const codeSchema = z.object({
  provider: z.enum(SOCIAL_PROVIDERS),
  person: z.string(),
  nonce: z.string(),
  challenge: z.string(),
  redirectUri: z.string(),
});

export const createSandboxSite = ({ db, clock, random, secrets }: Core): SandboxSite => {
  const key = signingKeyOf(secrets.derive('sandbox sign-in', 32));
  const secretOf = (provider: SocialProvider): string =>
    secrets.derive(`client of ${provider}`, 32).toString('base64url');

  /** Shows the accounts to choose from. Redirects only for a known client with a registered address. */
  const authorize = (provider: SocialProvider, query: URLSearchParams, asked: Asked): Answer => {
    const ask = readAsk(provider, query, asked.host);
    if (ask === undefined) return { page: faultPage(provider, asked.language), status: 400 };
    return { page: choicePage(provider, { query, people: TEST_PEOPLE, language: asked.language }), status: 200 };
  };

  const choose = async (provider: SocialProvider, form: URLSearchParams, asked: Asked): Promise<Answer> => {
    const ask = readAsk(provider, form, asked.host);
    if (ask === undefined) return { page: faultPage(provider, asked.language), status: 400 };
    const { state, nonce, code_challenge: challenge, redirect_uri: redirectUri } = ask;
    const person = TEST_PEOPLE.find(({ id }) => id === form.get('person'));
    if (person === undefined) return sendBack({ error: 'access_denied', state });
    const code = newToken(random);
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + CODE_LASTS_MS);
    const data = { provider, person: person.id, nonce, challenge, redirectUri };
    await insertTicket(db, { kind: 'sandbox-code', token: code, memberId: null, data, madeAt, expiresAt });
    return sendBack({ code, state });
  };

  const redeem = async (provider: SocialProvider, form: URLSearchParams): Promise<Response> => {
    const given = z.safeParse(redeemSchema, Object.fromEntries(form));
    if (!given.success) return refuse('invalid_request');
    const { code, client_id: clientId, client_secret: clientSecret, code_verifier: verifier } = given.data;
    if (clientId !== clientIdOf(provider) || clientSecret !== secretOf(provider)) return refuse('invalid_client');
    const spent = await inTransaction(db, (tx) => spendTicket(tx, 'sandbox-code', code, clock.now()));
    const held = z.safeParse(codeSchema, spent?.data);
    const isTheirs =
      held.success &&
      held.data.provider === provider &&
      held.data.redirectUri === given.data.redirect_uri &&
      held.data.challenge === pkceChallengeOf(verifier);
    if (!held.success || !isTheirs) return refuse('invalid_grant');
    const person = TEST_PEOPLE.find(({ id }) => id === held.data.person);
    const iat = Math.floor(clock.now().getTime() / 1_000);
    const claims = {
      iss: issuerOf(provider),
      aud: clientIdOf(provider),
      sub: `${provider}-${held.data.person}`,
      iat,
      exp: iat + TOKEN_LASTS_SECONDS,
      nonce: held.data.nonce,
      name: person?.name,
      email: person?.email,
      email_verified: true,
    };
    const tokens = { token_type: 'Bearer', expires_in: TOKEN_LASTS_SECONDS, access_token: newToken(random) };
    return Response.json({ ...tokens, id_token: await key.sign(claims) }, { headers: { 'cache-control': 'no-store' } });
  };

  const answer: SandboxSite['answer'] = async (request, asked) => {
    const url = new URL(request.url);
    const [name, part, ...rest] = url.pathname.slice(SANDBOX_SIGN_IN_PATH.length + 1).split('/');
    const provider = SOCIAL_PROVIDERS.find((known) => known === name);
    if (provider === undefined || rest.length > 0) return refuse('not_found', 404);
    switch (`${request.method} ${part}`) {
      case 'GET authorize':
        return authorize(provider, url.searchParams, asked);
      case 'POST authorize':
        return choose(provider, await readForm(request), asked);
      case 'POST token':
        return redeem(provider, await readForm(request));
      case 'GET keys':
        return Response.json({ keys: [key.publicKey] });
      default:
        return refuse('not_found', 404);
    }
  };

  return {
    answer,
    siteOf: (provider) => {
      const within = `http://sandbox.invalid${SANDBOX_SIGN_IN_PATH}/${provider}`;
      return {
        clientId: clientIdOf(provider),
        clientSecret: secretOf(provider),
        // Of the site's own origin, whatever scheme and host the visitor came by.
        authorizeUrl: `${SANDBOX_SIGN_IN_PATH}/${provider}/authorize`,
        tokenUrl: `${within}/token`,
        keysUrl: `${within}/keys`,
        issuer: issuerOf(provider),
        scope: 'openid profile email',
        ask: async (request) => {
          const given = await answer(request, { host: '', language: 'EN' });
          const response = given instanceof Response ? given : refuse('not_found', 404);
          return { status: response.status, isOk: response.ok, body: await response.text() };
        },
      };
    },
  };
};

type Asked = { readonly host: string; readonly language: LanguageCode };

/** What the visitor was sent with; nothing unless it comes from the house and leads back to it. */
const readAsk = (provider: SocialProvider, given: URLSearchParams, host: string) => {
  const ask = z.safeParse(askSchema, Object.fromEntries(given));
  if (!ask.success || ask.data.client_id !== clientIdOf(provider)) return undefined;
  const isRegistered = ['http', 'https'].some(
    (scheme) => ask.data.redirect_uri === `${scheme}://${host}${SOCIAL_RETURN_PATH}`,
  );
  return isRegistered ? ask.data : undefined;
};

/** Back to the one address that is registered, on the origin the visitor is at: nothing given decides where. */
const sendBack = (values: Readonly<Record<string, string>>): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${SOCIAL_RETURN_PATH}?${new URLSearchParams(values).toString()}` },
  });

const refuse = (error: string, status = 400): Response => Response.json({ error }, { status });

const readForm = async (request: Request): Promise<URLSearchParams> => {
  const text = await request.text();
  return new URLSearchParams(text.length > FORM_BYTES_MAX ? '' : text);
};
