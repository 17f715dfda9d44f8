import { expect, test } from 'vitest';
import { ConfigError, SETTINGS, readConfig } from './config.ts';

const AN_OAUTH_CLIENT = {
  clientId: 'us',
  clientSecret: 'word',
  authorizeUrl: 'https://other.example/authorize',
  tokenUrl: 'https://other.example/token',
  scope: 'openid',
  issuer: 'https://other.example',
  keysUrl: 'https://other.example/keys',
};

/** A public site on play money that sends letters. */
const REAL_LETTERS = {
  ...{ BRAND: 'lumen-hall', EMAIL_PROVIDER: 'smtp' },
  ...{ SMTP_URL: 'smtps://mail.example', EMAIL_FROM: 'site@play.example' },
};

test('without an environment every setting has its default', () => {
  const config = readConfig({});

  expect(config).toMatchObject({ mode: 'sandbox', port: 3000, brand: 'fairground', trustedProxies: [] });
  expect(Object.keys(config)).toEqual(Object.keys(SETTINGS));
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('values are read in their own kind', () => {
  const config = readConfig({
    PORT: '0',
    LANGUAGES: 'EN, TY',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,',
    DATABASE_URL: 'postgres://a@b/c',
    LOG_LEVEL: 'debug',
    SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
    SOCIAL_GOOGLE: JSON.stringify(AN_OAUTH_CLIENT),
  });

  expect(config).toMatchObject({
    port: 0,
    languages: ['EN', 'TY'],
    trustedProxies: ['10.0.0.0/8', '::1'],
    databaseUrl: 'postgres://a@b/c',
    logLevel: 'debug',
    secretsKey: Buffer.alloc(32, 1),
    socialGoogle: AN_OAUTH_CLIENT,
    socialFacebook: undefined,
  });
});

test.each([
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '3000.5', 'a whole number'],
  ['PORT', '-1', 'a whole number'],
  ['PORT', '0x10', 'a whole number'],
  ['MODE', 'production', 'one of play, sandbox, live'],
  ['LOG_LEVEL', 'loud', 'one of silent'],
  ['LANGUAGES', 'TY,XX', 'XX is none'],
  ['DATABASE_POOL_SIZE', '4', 'a whole number from 5'],
  ['DATABASE_URL', 'mysql://a/b', 'must begin with postgres://'],
  ['BUS_URL', 'redis://a', 'must begin with postgres://'],
  ['JOBS_URL', 'nonsense', 'must begin with postgres://'],
  ['PUBLIC_URL', 'play.example', 'a full address'],
  ['PUBLIC_URL', 'ftp://play.example', 'a full address'],
  ['SECRETS_KEY', 'short', '32 random bytes'],
  ['SECRETS_KEY', 'ä'.repeat(43), '32 random bytes'],
  ['SOCIAL_GOOGLE', 'not json', 'JSON with clientId'],
  ['SOCIAL_GOOGLE', '{"clientId":"a"}', 'JSON with clientId'],
  [
    'SOCIAL_FACEBOOK',
    JSON.stringify({ ...AN_OAUTH_CLIENT, tokenUrl: 'http://plain.example/token' }),
    'JSON with clientId',
  ],
  ['SOCIAL_TELEGRAM', JSON.stringify({ ...AN_OAUTH_CLIENT, isAdmin: true }), 'JSON with clientId'],
  ['TRUSTED_PROXIES', '10.0.0.0/33', 'no address and no CIDR range'],
  ['TRUSTED_PROXIES', 'loadbalancer', 'no address and no CIDR range'],
  ['DEVELOPER_KEY', 'short', '8 to 128 letters'],
  ['SMS_DIALING_CODES', '84,+855', '+855 is none'],
  ['EMAIL_PROVIDER', 'pigeon', 'one of sandbox, smtp, none'],
  ['CODE_MINUTES', '0', 'a whole number from 1'],
])('%s=%s refuses to start', (variable, value, reason) => {
  const reading = () => readConfig({ [variable]: value });

  expect(reading).toThrow(ConfigError);
  expect(reading).toThrow(variable);
  expect(reading).toThrow(reason);
});

const LIVE = {
  MODE: 'live',
  DATABASE_URL: 'postgres://a/b?sslmode=verify-full',
  PUBLIC_URL: 'https://play.example',
  EMAIL_PROVIDER: 'none',
  SMS_PROVIDER: 'none',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};

test('live mode starts with real ways out, or with none', () => {
  const config = readConfig({
    ...LIVE,
    EMAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtps://a:b@mail.example',
    EMAIL_FROM: 'no-reply@play.example',
  });

  expect(config).toMatchObject({ mode: 'live', emailProvider: 'smtp', smsProvider: 'none', developerKey: undefined });
});

test.each([
  [{ MODE: 'live', PUBLIC_URL: 'https://play.example' }, 'MODE=live needs DATABASE_URL'],
  [{ MODE: 'live', DATABASE_URL: 'postgres://a/b?sslmode=verify-full' }, 'MODE=live needs PUBLIC_URL'],
  [REAL_LETTERS, 'MODE=play with real letters or messages needs PUBLIC_URL'],
  [
    { ...REAL_LETTERS, PUBLIC_URL: 'https://play.example' },
    'MODE=play with real letters or messages needs SECRETS_KEY',
  ],
  [
    { MODE: 'live', DATABASE_URL: 'postgres://a/b?sslmode=verify-full', PUBLIC_URL: 'https://a.example' },
    'MODE=live needs SECRETS_KEY',
  ],
  [{ DATABASE_OWNER_URL: 'postgres://a/b' }, 'DATABASE_OWNER_URL needs DATABASE_URL'],
  [{ PORT: '4000', METRICS_PORT: '4000' }, 'METRICS_PORT must differ'],
  [{ ...LIVE, DEVELOPER_KEY: 'a-developer-key' }, 'MODE=live takes no DEVELOPER_KEY'],
  [{ ...LIVE, EMAIL_PROVIDER: 'sandbox' }, 'MODE=live needs EMAIL_PROVIDER'],
  [{ ...LIVE, SMS_PROVIDER: '' }, 'MODE=live needs SMS_PROVIDER'],
  [{ EMAIL_PROVIDER: 'smtp', EMAIL_FROM: 'no-reply@play.example' }, 'needs an SMTP_URL'],
  [{ EMAIL_PROVIDER: 'smtp', SMTP_URL: 'smtp://mail.example' }, 'needs EMAIL_FROM'],
  [{ SMS_PROVIDER: 'http', SMS_URL: 'nowhere' }, 'needs SMS_URL'],
  [{ PHONE_URL: 'nowhere' }, 'PHONE_URL must be a full address'],
])('an illegal combination refuses to start: %o', (environment, reason) => {
  expect(() => readConfig(environment)).toThrow(reason);
});

test('every fault is reported at once', () => {
  expect(() => readConfig({ PORT: 'x', MODE: 'y', LOG_LEVEL: 'z' })).toThrow(/PORT[^]*LOG_LEVEL/);
});

test('a refusal never repeats a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@a/b' })).not.toThrow('hunter2');
  expect(() => readConfig({ EMAIL_PROVIDER: 'smtp', SMTP_URL: 'http://root:hunter2@a' })).not.toThrow('hunter2');
});
