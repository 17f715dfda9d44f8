import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { silentLog } from '../../../platform/log.ts';
import type { Rendered } from '../domain/message.ts';
import { createHttpSmsLine } from './http-sms.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A gateway that answers with one status. */
const aGateway = async (status: number) => {
  const asked: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      asked.push({ headers: request.headers, body: JSON.parse(text) });
      response.writeHead(status, { location: 'https://elsewhere.example' }).end('{"anything":true}');
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  const settings = readConfig({ SMS_PROVIDER: 'http', SMS_URL: url, SMS_TOKEN: 'a-secret' });
  return { asked, server, line: createHttpSmsLine({ settings, log: silentLog }) };
};

const message: Rendered = {
  messageId: 9n,
  channel: 'sms',
  to: '+84912345678',
  purpose: 'login',
  subject: null,
  text: 'Fairground: 042137 là mã đăng nhập của bạn.',
  html: null,
  code: '042137',
};

test('a short message is posted to the gateway with its id and its token', async () => {
  const { asked, line } = await aGateway(202);

  expect(await line.send(message)).toBe('sent');

  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({ id: '9', to: '+84912345678', text: message.text });
  expect(asked[0]?.headers).toMatchObject({ 'idempotency-key': 'fairground-9', authorization: 'Bearer a-secret' });
});

test.each([
  [200, 'sent'],
  [400, 'refused'],
  [422, 'refused'],
  [401, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
  [503, 'unreachable'],
  [302, 'unreachable'],
] as const)('a gateway that answers %i: %s', async (status, outcome) => {
  const { line } = await aGateway(status);

  expect(await line.send(message)).toBe(outcome);
});

test('a gateway that is away is no refusal', async () => {
  const { line, server } = await aGateway(200);
  await new Promise((resolve) => server.close(resolve));

  expect(await line.send(message)).toBe('unreachable');
});
