import { createHash } from 'node:crypto';
import type { Endpoint } from '@fairground/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../security-headers.ts';
import { openApiDocument } from './document.ts';
import type { DocumentOptions } from './document.ts';
import { openApiPage } from './page.ts';
import { PAGE_STYLE } from './page-style.ts';

const CACHE = 'public, max-age=300';

/** Publishes the description of every call: `/openapi.json` for machines, `/openapi` for people. */
export const registerOpenApi = (
  fastify: FastifyInstance,
  endpoints: readonly Endpoint[],
  { under = '', ...options }: DocumentOptions & { readonly under?: '' | `/${string}` },
): void => {
  const document = JSON.stringify(openApiDocument(endpoints, options));
  const page = openApiPage(endpoints, options.title);
  const styleHash = `sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}`;
  const policy = contentSecurityPolicy({ styleHashes: [styleHash] });

  fastify.get(`${under}/openapi.json`, { config: { countedAs: 'openapi' } }, (_request, reply) =>
    reply.header('cache-control', CACHE).type('application/json; charset=utf-8').send(document),
  );
  fastify.get(`${under}/openapi`, { config: { countedAs: 'openapi' } }, (_request, reply) =>
    reply
      .header('cache-control', CACHE)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(page),
  );
};
