import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testHttp } from '../testing/http.ts';
import { createClients } from './client.ts';
import type { Arriving } from './client.ts';

const from = (remoteAddress: string, forwardedFor?: string): Arriving => ({
  socket: { remoteAddress },
  headers: { ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }) },
});

test('without trusted proxies the address is that of the connection', () => {
  const { ipOf } = createClients([]);

  expect(ipOf(from('::ffff:203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});

test('behind trusted proxies it is the nearest address that is not one of them', () => {
  const { ipOf } = createClients(['10.0.0.0/8', '2001:db8::1']);

  expect(ipOf(from('10.1.2.3', '192.0.2.66, 198.51.100.1, 10.9.9.9'))).toBe('198.51.100.1');
  expect(ipOf(from('2001:db8::1', '198.51.100.1'))).toBe('198.51.100.1');
  expect(ipOf(from('10.1.2.3', 'nonsense'))).toBe('10.1.2.3');
  expect(ipOf(from('10.1.2.3', '198.51.100.1:4711, 10.9.9.9:80'))).toBe('198.51.100.1');
  expect(ipOf(from('10.1.2.3', '[2001:db8::5]:4711, [2001:db8::1]'))).toBe('2001:db8::5');
  expect(ipOf(from('10.1.2.3', '198.51.100.1:nonsense'))).toBe('10.1.2.3');
  expect(ipOf(from('10.1.2.3'))).toBe('10.1.2.3');
});

test('the host is the one asked for; another one is believed from a trusted proxy alone', () => {
  const { hostOf } = createClients(['10.0.0.0/8']);
  const asked = (remoteAddress: string, told?: string): Arriving => ({
    socket: { remoteAddress },
    headers: { host: 'node-1', ...(told === undefined ? {} : { 'x-forwarded-host': told }) },
  });

  expect(hostOf(asked('198.51.100.1'))).toBe('node-1');
  expect(hostOf(asked('198.51.100.1', 'evil.example'))).toBe('node-1');
  expect(hostOf(asked('10.1.2.3', 'evil.example, play.example'))).toBe('play.example');
  expect(hostOf(asked('10.1.2.3', ''))).toBe('node-1');
});

const TRUSTED = ['127.0.0.1', '10.0.0.0/8'];
const clients = createClients(TRUSTED);
const proxy = fc.constantFrom('127.0.0.1', '10.0.0.1', '10.255.0.9');
const outsider = fc.oneof(
  fc.ipV4().filter((ip) => !clients.isProxy({ remoteAddress: ip })),
  fc.constantFrom('2001:db8::1', '8.8.8.8', '203.0.113.9'),
);
/** As proxies write it: bare, with a port, in brackets, mapped. */
const written = (ip: string) =>
  fc.constantFrom(...(isIP(ip) === 6 ? [ip, `[${ip}]`, `[${ip}]:443`] : [ip, `${ip}:4711`, `::ffff:${ip}`, ` ${ip} `]));
const noise = fc.oneof(fc.constantFrom('nonsense', '', ' ', '8.8.8.8, ', 'evil,'), fc.string({ maxLength: 30 }));

test('whatever a client claims of itself, the address is the one the outermost trusted proxy saw', () => {
  const chain = fc
    .record({ claimed: noise, seen: outsider, proxies: fc.array(proxy, { maxLength: 3 }), nearest: proxy })
    .chain((parts) => written(parts.seen).map((seenAs) => ({ ...parts, seenAs })));
  fc.assert(
    fc.property(chain, ({ claimed, seen, seenAs, proxies, nearest }) => {
      const header = [claimed, seenAs, ...proxies].join(', ');
      expect(clients.ipOf(from(nearest, header))).toBe(seen);
    }),
  );
});

test('forwarded headers of a peer that is not a trusted proxy are ignored', () => {
  fc.assert(
    fc.property(outsider, noise, (ip, header) => {
      expect(clients.ipOf(from(ip, header))).toBe(ip);
    }),
  );
});

test('every request of the server has the address and the host this resolver finds, whatever is forwarded', async () => {
  const { fastify, callerOf } = testHttp({ routes: [], clients });
  fastify.get('/probe', (request) => callerOf(request).then(({ ip }) => ({ seen: request.client, caller: ip })));
  const headers = [
    ...['8.8.8.8', '8.8.8.8:4711', 'evil, 8.8.8.8', '1.1.1.1, 8.8.8.8', '8.8.8.8, 10.0.0.1', '8.8.8.8:1, 10.0.0.1'],
    ...['nonsense', 'nonsense, 10.0.0.1', '[2001:db8::1]:443', '2001:db8::1', '::ffff:8.8.8.8', '', ' ', '8.8.8.8,'],
    ...fc.sample(fc.stringMatching(/^[\d.:a-f,[\] ]{0,40}$/), 200),
  ];

  for (const forwarded of headers)
    for (const remoteAddress of ['127.0.0.1', '203.0.113.7']) {
      const sent = { 'x-forwarded-for': forwarded, 'x-forwarded-host': 'play.example', host: 'node-1' };
      const answer = await fastify.inject({ url: '/probe', remoteAddress, headers: sent });

      const ip = clients.ipOf({ headers: sent, socket: { remoteAddress } });
      const host = remoteAddress === '127.0.0.1' ? 'play.example' : 'node-1';
      expect(answer.json()).toEqual({ seen: { ip, host }, caller: ip });
    }
});
