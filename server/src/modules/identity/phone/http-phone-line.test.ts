import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { identitySettings } from '../settings.ts';
import { aHouse, PASSWORD } from '../testing/house.ts';

type Asked = {
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: Record<string, string>;
};

/** A provider of its own: `123456` is right, and each step answers as a test wants. */
const asked: Asked[] = [];
const statusOf = { start: 200, check: 0 };
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  request.on('end', () => {
    const body = JSON.parse(text) as Record<string, string>;
    const { url = '', headers } = request;
    asked.push({ url, authorization: headers.authorization, body });
    const checked = statusOf.check || (body['code'] === '123456' ? 200 : 422);
    response.writeHead(url.endsWith('/start') ? statusOf.start : checked).end();
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  Object.assign(statusOf, { start: 200, check: 0 });
});

const NUMBER = { mobileNum: '0912345678', countryDialingCode: '84' };
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/checks/`;
const settings = identitySettings(
  readConfig({
    ...{
      MODE: 'live',
      DATABASE_URL: 'postgres://db.example/fair?sslmode=verify-full',
      PUBLIC_URL: 'https://play.example',
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
    ...{ EMAIL_PROVIDER: 'none', SMS_PROVIDER: 'none', PHONE_URL: url, PHONE_TOKEN: 'a-secret' },
  }),
  'Fairground',
);
const house = await aHouse({ settings });
await house.setFlag('PHONEPROVIDER', 'http');

const start = async () => (await house.call('start-phone-check', NUMBER)) as { readonly sessionInfo: string };

test('[part of T-21] in live mode the provider of the operator sends and checks the code, and the number then logs in', async () => {
  const account = await house.openAccount();
  const { sessionInfo } = await start();

  expect((await house.refusalOf('finish-phone-check', { sessionInfo, code: '000000' })).code).toBe(
    'identity.phone-code-wrong',
  );
  const { firebaseIdToken } = (await house.call('finish-phone-check', { sessionInfo, code: '123456' })) as {
    readonly firebaseIdToken: string;
  };
  const login = { firebaseChannel: 'sms', firebaseIdToken };
  const { value } = await house.refusalOf('login-by-phone', login);
  const { bindingTicket } = value as { readonly bindingTicket: string };
  const bound = await house.call('bind-phone', { bindingTicket, username: account.username, password: PASSWORD });

  expect(bound).toMatchObject({ account: account.username });
  expect(asked.map(({ url: path }) => path)).toEqual(['/checks/start', '/checks/check', '/checks/check']);
  expect(asked[0]).toMatchObject({ authorization: 'Bearer a-secret', body: { to: '+84912345678' } });
  // The provider cannot finish a check in our place: it never learns the token that names it here.
  expect(JSON.stringify(asked)).not.toContain(sessionInfo);
});

test('a check that was finished is over, whatever the provider says', async () => {
  house.clock.advance(10 * 60_000);
  const { sessionInfo } = await start();
  await house.call('finish-phone-check', { sessionInfo, code: '123456' });

  const again = await house.refusalOf('finish-phone-check', { sessionInfo, code: '123456' });

  expect(again.code).toBe('identity.phone-code-expired');
});

test.each([
  ['start', 402, 'identity.phone-quota-used'],
  ['start', 403, 'identity.phone-off'],
  ['start', 422, 'identity.phone-format-wrong'],
  ['start', 429, 'identity.phone-too-many'],
  ['start', 302, 'request.unavailable'],
  ['start', 500, 'request.unavailable'],
  ['check', 410, 'identity.phone-code-expired'],
  ['check', 500, 'request.unavailable'],
] as const)('[part of X-03] a provider that answers the %s with %i is answered as %s', async (step, status, code) => {
  house.clock.advance(10 * 60_000);
  const { sessionInfo } = step === 'check' ? await start() : { sessionInfo: '' };
  statusOf[step] = status;

  const refused =
    step === 'start'
      ? await house.refusalOf('start-phone-check', NUMBER)
      : await house.refusalOf('finish-phone-check', { sessionInfo, code: '123456' });

  expect(refused.code).toBe(code);
});
