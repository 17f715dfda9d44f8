import { fetchBounded } from '../../../platform/fetch-bounded.ts';
import type { BoundedAnswer } from '../../../platform/fetch-bounded.ts';
import type { OauthClient } from '../../../platform/oauth-client.ts';
import * as z from 'zod/mini';
import { readSignedToken } from '../domain/signed-token.ts';

/** Another site as we ask it: real ones over the network, the sandbox within the product. */
export type OauthSite = OauthClient & { readonly ask: (request: Request) => Promise<BoundedAnswer> };

/** The visitor's account at the other site. */
export type Person = { readonly subject: string; readonly name: string | null; readonly email: string | null };

export type Redeemed = {
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly now: Date;
};

const BOUNDS = { timeoutMs: 10_000, bytesMax: 100_000 };
const NAME_LENGTH_MAX = 100;

const tokenSchema = z.looseObject({ id_token: z.optional(z.string()), access_token: z.optional(z.string()) });
const keysSchema = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

/** Asks over the network. An address that leads elsewhere is not followed: our secret went to the one we know. */
export const askOutside = (request: Request): Promise<BoundedAnswer> => fetchBounded(request, BOUNDS);

/**
 * Redeems the code a visitor brought back for who they are there. Nothing when the site does not answer, refuses, or
 * says something that does not fit what was asked: to the visitor all of it is one refusal.
 */
export const redeemCode = async (site: OauthSite, redeemed: Redeemed): Promise<Person | undefined> => {
  const tokens = z.safeParse(tokenSchema, await readAnswer(() => site.ask(tokenRequest(site, redeemed))));
  if (!tokens.success) return undefined;
  const { id_token: idToken, access_token: accessToken } = tokens.data;
  if ('issuer' in site) return idToken === undefined ? undefined : readIdToken(site, idToken, redeemed);
  return accessToken === undefined ? undefined : readUserInfo(site, accessToken);
};

const tokenRequest = (site: OauthSite, { code, verifier, redirectUri }: Redeemed): Request =>
  new Request(site.tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: site.clientId,
      client_secret: site.clientSecret,
      code_verifier: verifier,
    }).toString(),
  });

const readIdToken = async (
  site: Extract<OauthSite, { readonly issuer: string }>,
  token: string,
  { nonce, now }: Redeemed,
): Promise<Person | undefined> => {
  // Asked for each time: sign-ins are rare, and a key that was withdrawn must not live on in a cache.
  const keys = z.safeParse(keysSchema, await readAnswer(() => site.ask(new Request(site.keysUrl))));
  if (!keys.success) return undefined;
  const { issuer, clientId: audience } = site;
  const claims = await readSignedToken(token, { issuer, audience, keys: keys.data.keys, now });
  if (claims === undefined || claims['nonce'] !== nonce) return undefined;
  const email = claims['email_verified'] === true ? claims['email'] : null;
  return { subject: claims.sub, name: textOf(claims['name'], NAME_LENGTH_MAX), email: textOf(email, 254) };
};

const readUserInfo = async (
  site: Extract<OauthSite, { readonly userInfoUrl: string }>,
  accessToken: string,
): Promise<Person | undefined> => {
  const request = new Request(site.userInfoUrl, { headers: { authorization: `Bearer ${accessToken}` } });
  const info = z.safeParse(z.looseObject({}), await readAnswer(() => site.ask(request)));
  if (!info.success) return undefined;
  const id = info.data[site.subjectField];
  const subject = typeof id === 'number' ? String(id) : id;
  if (typeof subject !== 'string' || subject === '' || subject.length > 255) return undefined;
  // Plain OAuth does not say whether a mailbox was confirmed, so it is not taken over.
  return { subject, name: textOf(info.data['name'], NAME_LENGTH_MAX), email: null };
};

const textOf = (value: unknown, lengthMax: number): string | null =>
  typeof value === 'string' && value !== '' && value.isWellFormed() && !value.includes('\0')
    ? [...value].slice(0, lengthMax).join('')
    : null;

/** The JSON of a good answer. */
const readAnswer = async (ask: () => Promise<BoundedAnswer>): Promise<unknown> => {
  try {
    const { isOk, body } = await ask();
    return isOk ? JSON.parse(body) : undefined;
  } catch {
    // Whatever broke at the other site or on the way to it, the visitor can only try again.
    return undefined;
  }
};
