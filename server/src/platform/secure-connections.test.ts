import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isThisHost } from './secure-connections.ts';

const LIVE = {
  MODE: 'live',
  DATABASE_URL: 'postgres://db.example/fair?sslmode=verify-full',
  PUBLIC_URL: 'https://play.example',
  EMAIL_PROVIDER: 'none',
  SMS_PROVIDER: 'none',
  SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
};
const SMS = { SMS_PROVIDER: 'http' };

test.each([
  ['PUBLIC_URL', 'http://play.example'],
  ['PUBLIC_URL', 'http://localhost:3000'],
  ['DATABASE_URL', 'postgres://db.example/fair'],
  ['DATABASE_URL', 'postgres://10.0.0.5/fair'],
  ['DATABASE_URL', 'postgres://db.example/fair?sslmode=disable'],
  ['DATABASE_URL', 'postgres://db.example/fair?sslmode=prefer'],
  ['DATABASE_URL', 'postgres://db.example/fair?sslmode=no-verify'],
  ['DATABASE_URL', 'postgres://db.example/fair?ssl=true&sslmode=disable'],
  ['DATABASE_URL', 'postgres://db.example/fair?uselibpqcompat=true&sslmode=require'],
  ['DATABASE_URL', 'postgres://localhost/fair?host=db.example'],
  ['DATABASE_URL', 'postgres://localhost.db.example/fair'],
  ['DATABASE_OWNER_URL', 'postgres://db.example/fair'],
  ['BUS_URL', 'postgres://db.example/fair'],
  ['JOBS_URL', 'postgresql://db.example/fair'],
  ['SMS_URL', 'http://sms.example/send'],
  ['SMS_URL', 'http://127.0.0.1.sms.example/send'],
  ['PHONE_URL', 'http://phone.example'],
])('live mode refuses to start with %s=%s', (variable, value) => {
  const environment = { ...LIVE, ...(variable === 'SMS_URL' ? SMS : {}), [variable]: value };

  expect(() => readConfig(environment)).toThrow(`MODE=live needs ${variable === 'PUBLIC_URL' ? 'a ' : ''}${variable}`);
});

test.each([
  ['DATABASE_URL', 'postgres://db.example/fair?sslmode=require'],
  ['DATABASE_URL', 'postgres://db.example/fair?ssl=true'],
  ['DATABASE_URL', 'postgres://fair@localhost:5432/fair'],
  ['DATABASE_URL', 'postgres://[::1]/fair'],
  ['DATABASE_URL', 'postgres:///fair?host=/var/run/postgresql'],
  ['DATABASE_URL', 'postgres://%2Fvar%2Frun%2Fpostgresql/fair'],
  ['SMS_URL', 'https://sms.example/send'],
  ['SMS_URL', 'http://127.0.0.1:8080/send'],
  ['PHONE_URL', 'http://[::1]:8080'],
  // Nothing is sent there.
  ['SMS_URL', 'http://sms.example/send', { SMS_PROVIDER: 'none' }],
])('live mode starts with %s=%s', (variable, value, more = SMS) => {
  const environment = { ...LIVE, ...(variable === 'SMS_URL' ? more : {}), [variable]: value };

  expect(() => readConfig(environment)).not.toThrow();
});

test('a sandbox speaks to anybody as it likes', () => {
  const plain = { PUBLIC_URL: 'http://play.example', DATABASE_URL: 'postgres://db.example/fair', ...SMS };

  expect(() => readConfig({ ...plain, SMS_URL: 'http://sms.example' })).not.toThrow();
});

test('a refusal never repeats a secret', () => {
  expect(() => readConfig({ ...LIVE, DATABASE_URL: 'postgres://root:hunter2@db.example/fair' })).not.toThrow('hunter2');
});

test('this host is the loopback alone, however it is written', () => {
  expect(
    ['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'].filter(isThisHost),
  ).toHaveLength(7);
  expect(['0.0.0.0', '10.0.0.1', '127.0.0.1.example', 'localhost.example', '::2', 'db'].filter(isThisHost)).toEqual([]);
});
