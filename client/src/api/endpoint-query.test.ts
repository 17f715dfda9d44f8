import { listBanners } from '@fairground/contract/content/endpoints';
import { listDomainRoutes, testSpeed } from '@fairground/contract/system/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { endpointQuery } from './endpoint-query.ts';
import { dropPreloaded, keepPreloaded } from './preloaded.ts';
import { createQueryClient } from './query-client.ts';
import type { Transport } from './transport.ts';

const noTransport: Transport = () => Promise.reject(new Error('nothing is asked here'));

test('a query is known by the endpoint’s name and the input as it travels', () => {
  expect(endpointQuery(listBanners, { query: { groupName: 'w_home' } }).queryKey).toEqual([
    'content.list-banners',
    { query: { groupName: 'w_home' } },
  ]);
});

test('the client’s transport answers a query', async () => {
  const asked: string[] = [];
  const transport: Transport = (endpoint) => {
    asked.push(endpoint.name);
    return Promise.resolve({ list: [] } as never);
  };

  const value = await createQueryClient(transport).fetchQuery(endpointQuery(listDomainRoutes, {}));

  expect(value).toEqual({ list: [] });
  expect(asked).toEqual(['system.list-domain-routes']);
});

test('an answer that came inside the page is decoded, counts as fresh, and is handed out once', async () => {
  const query = endpointQuery(testSpeed, {});
  onTestFinished(dropPreloaded);
  keepPreloaded({ [JSON.stringify(query.queryKey)]: { at: '2026-11-15T09:00:00Z' } }, Date.now());

  const value = await createQueryClient(noTransport).ensureQueryData(query);

  expect(value.at).toEqual(new Date('2026-11-15T09:00:00Z'));
  await expect(createQueryClient(noTransport).fetchQuery(query)).rejects.toThrow('nothing is asked here');
});
