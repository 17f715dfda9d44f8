import { endpoint } from '@fairground/contract/endpoint';
import { ENDPOINTS } from '@fairground/contract/endpoints';
import { ERROR_STATUS, isErrorCode } from '@fairground/contract/errors';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { testHttp } from '../../../testing/http.ts';
import { openApiDocument } from './document.ts';
import { registerOpenApi } from './register.ts';

const sealedCall = endpoint({
  name: 'test.tell-secret',
  summary: 'Takes <b>a</b> secret.',
  method: 'POST',
  path: '/wps/test/secret',
  access: 'agent',
  encrypted: true,
  body: z.strictObject({ password: z.string() }),
  value: z.object({ id: z.string() }),
  errors: ['access.function-off'],
  limit: 'change-settings',
});
const formCall = endpoint({
  name: 'test.send-form',
  summary: 'Takes a form.',
  method: 'POST',
  path: '/wps/test/form',
  access: 'session',
  form: true,
  body: z.strictObject({ name: z.string() }),
  value: z.object({}),
  errors: [],
});
const ALL = [...ENDPOINTS, sealedCall, formCall];

const { fastify } = testHttp({ routes: [] });
registerOpenApi(fastify, ALL, { title: 'Fairground calls', version: '0.1.0' });

const document = openApiDocument(ALL, { title: 'Fairground calls', version: '0.1.0' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test('[K-06] every call is in the published document, under its path, method and name', async () => {
  const published = (await fastify.inject('/openapi.json')).json();

  expect(published).toEqual(JSON.parse(JSON.stringify(document)));
  expect(published.openapi).toBe('3.1.0');
  for (const { path, method, name } of ALL)
    expect(published.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  expect(operations).toHaveLength(ALL.length);
});

test('[K-06] operation ids are unique and every parameter is described once', () => {
  const ids = operations.map(({ operation }) => operation.operationId);

  expect(new Set(ids).size).toBe(ids.length);
  for (const { operation } of operations) {
    const names = operation.parameters.map((parameter) => JSON.stringify(parameter));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('[K-06] every failure is listed under the one status of its code', () => {
  for (const { operation } of operations)
    for (const [status, response] of Object.entries(operation.responses))
      for (const code of response['x-code'] ?? []) expect(isErrorCode(code) && ERROR_STATUS[code]).toBe(Number(status));
});

test('[K-06] every reference in the document leads somewhere', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);

  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name);
});

test('[K-06] access, sealing and limits of a call are documented', () => {
  const secret = document.paths['/wps/test/secret']?.['post'];
  const form = document.paths['/wps/test/form']?.['post'];
  const banners = document.paths['/wps/relay/banner/list']?.['get'];

  expect(secret).toMatchObject({
    'x-encrypted': true,
    'x-limit': 'change-settings',
    security: [{ session: [] }],
    requestBody: { 'x-plain': { properties: { password: { type: 'string' } }, additionalProperties: false } },
  });
  expect(secret?.responses[400]?.['x-code']).toContain('request.not-sealed');
  expect(secret?.responses[401]?.['x-code']).toEqual(['access.login-required']);
  expect(secret?.responses[403]?.['x-code']).toEqual(
    expect.arrayContaining(['access.agent-required', 'access.function-off']),
  );
  expect(form).toMatchObject({ requestBody: { content: { 'application/x-www-form-urlencoded': {} } } });
  expect(banners).toMatchObject({
    security: [{}, { session: [] }],
    parameters: [
      { name: 'groupName', in: 'query', required: true },
      { name: 'language', in: 'header' },
    ],
  });
});

test('[K-06] the readable page shows every call, runs no script and loads nothing from elsewhere', async () => {
  const answer = await fastify.inject('/openapi');

  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
  for (const { name, path } of ALL) {
    expect(answer.body).toContain(`id="${name}"`);
    expect(answer.body).toContain(path);
  }
  expect(answer.body).toContain('Takes &lt;b&gt;a&lt;/b&gt; secret.');
  expect(answer.body).not.toMatch(/<script|https?:\/\//);
});
