import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createClientHost, createClientIp } from './client.ts';

const from = (remoteAddress: string, forwardedFor?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }) as unknown as IncomingMessage;

test('without trusted proxies the address is that of the connection', () => {
  const clientIp = createClientIp([]);

  expect(clientIp(from('::ffff:203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
});

test('behind trusted proxies it is the nearest address that is not one of them', () => {
  const clientIp = createClientIp(['10.0.0.0/8', '2001:db8::1']);

  expect(clientIp(from('10.1.2.3', '192.0.2.66, 198.51.100.1, 10.9.9.9'))).toBe('198.51.100.1');
  expect(clientIp(from('2001:db8::1', '198.51.100.1'))).toBe('198.51.100.1');
  expect(clientIp(from('10.1.2.3', 'nonsense'))).toBe('10.1.2.3');
  expect(clientIp(from('10.1.2.3', '198.51.100.1:4711, 10.9.9.9:80'))).toBe('198.51.100.1');
  expect(clientIp(from('10.1.2.3', '[2001:db8::5]:4711, [2001:db8::1]'))).toBe('2001:db8::5');
  expect(clientIp(from('10.1.2.3', '198.51.100.1:nonsense'))).toBe('10.1.2.3');
  expect(clientIp(from('10.1.2.3'))).toBe('10.1.2.3');
});

test('the host is the one asked for; another one is believed from a trusted proxy alone', () => {
  const hostOf = createClientHost(['10.0.0.0/8']);
  const asked = (remoteAddress: string, told?: string): IncomingMessage =>
    ({
      socket: { remoteAddress },
      headers: { host: 'node-1', 'x-forwarded-host': told },
    }) as unknown as IncomingMessage;

  expect(hostOf(asked('198.51.100.1'))).toBe('node-1');
  expect(hostOf(asked('198.51.100.1', 'evil.example'))).toBe('node-1');
  expect(hostOf(asked('10.1.2.3', 'evil.example, play.example'))).toBe('play.example');
  expect(hostOf(asked('10.1.2.3', ''))).toBe('node-1');
});
