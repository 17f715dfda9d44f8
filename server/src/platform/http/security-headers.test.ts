import { endpoint } from '@fairground/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../testing/http.ts';
import { bind, contentSecurityPolicy } from './index.ts';

const configOf = (publicUrl: string | undefined) => ({ publicUrl });

test('every answer has the security headers, a failed one too', async () => {
  const { fastify } = testHttp({ routes: [] });

  const answer = await fastify.inject('/wps/nowhere');

  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  });
});

test('strict transport security is sent only where players come by https', async () => {
  const hstsOf = async (publicUrl: string | undefined) => {
    const { fastify } = testHttp({ routes: [], config: configOf(publicUrl) });
    return (await fastify.inject('/wps/nowhere')).headers['strict-transport-security'];
  };

  expect(await hstsOf('https://play.example')).toBe('max-age=31536000');
  expect(await hstsOf('http://localhost:3000')).toBeUndefined();
  expect(await hstsOf(undefined)).toBeUndefined();
});

test('a page policy forbids everything but the site itself and the pinned inline parts', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ['sha256-abc='],
    styleHashes: ['sha256-def='],
    host: 'a.example',
  });

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).toContain("connect-src 'self' ws://a.example wss://a.example;");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('unsafe');
});

test('a page that names its policies makes no script and no HTML of a text without them', () => {
  const policy = contentSecurityPolicy({ trustedTypes: ['default', 'cleaned-html'] });

  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default cleaned-html;");
  expect(contentSecurityPolicy()).not.toContain('trusted-types');
});

test('only a call that says so may be read by pages of other hosts', async () => {
  const call = endpoint({
    name: 'test.ping',
    summary: 'For tests.',
    method: 'GET',
    path: '/wps/test/ping',
    access: 'public',
    value: z.object({}),
    errors: [],
  });
  const open = endpoint({ ...call, name: 'test.ping-mirror', path: '/wps/test/mirror', crossOrigin: true });
  const { fastify } = testHttp({ routes: [call, open].map((each) => bind(each, () => ({}))) });

  const ours = await fastify.inject('/wps/test/ping');
  const everybodys = await fastify.inject('/wps/test/mirror');

  expect(ours.headers['access-control-allow-origin']).toBeUndefined();
  expect(ours.headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(everybodys.headers['access-control-allow-origin']).toBe('*');
  expect(everybodys.headers['cross-origin-resource-policy']).toBe('cross-origin');

  const asked = await Promise.all(
    [call, open].map(({ path }) => fastify.inject({ method: 'OPTIONS', url: path, headers: { origin: 'null' } })),
  );
  expect(asked.map(({ headers }) => headers['access-control-allow-headers'])).toEqual([undefined, 'content-type']);
});
