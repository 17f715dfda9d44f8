import * as z from 'zod/mini';

/** How we are known at another site that signs people in, OpenID Connect or plain OAuth 2. */
export type OauthClient = z.output<typeof clientSchema>;

const word = z.string().check(z.minLength(1), z.maxLength(2_000));
/** Secrets go there and words about people come back: never over a plain connection. */
const address = z.url({ protocol: /^https$/ });

const site = {
  clientId: word,
  clientSecret: word,
  authorizeUrl: address,
  tokenUrl: address,
  scope: word,
};

const clientSchema = z.union([
  /** OpenID Connect: the answer contains a signed ID token. */
  z.strictObject({ ...site, issuer: z.url(), keysUrl: address }),
  /** OAuth 2 alone: the person is asked for with the token; `subjectField` holds its id. */
  z.strictObject({ ...site, userInfoUrl: address, subjectField: word }),
]);

/** Reads a setting such as SOCIAL_GOOGLE. */
export const readOauthClient = (text: string): OauthClient | undefined => {
  const parsed = z.safeParse(clientSchema, parseJson(text));
  if (!parsed.success)
    throw new Error(
      'JSON with clientId, clientSecret, authorizeUrl, tokenUrl, scope and either issuer, keysUrl or userInfoUrl, subjectField',
    );
  return parsed.data;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
