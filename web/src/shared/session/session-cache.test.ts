import { listDomainRoutes } from '@fairground/contract/system/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, endpointQuery } from '../api/index.ts';
import { memoryStorage } from './memory-storage.testing.ts';
import { keepAnswersInSession } from './session-cache.ts';

const answer = { list: [{ host: 'a.example', url: 'https://a.example', speedUrl: 'https://a.example/s', weight: 1 }] };

const newTab = (language = 'TY') => {
  const ask = vi.fn(() => Promise.resolve(answer));
  const queries = createQueryClient(ask as never);
  keepAnswersInSession(queries, () => language);
  return { ask, queries };
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('[T-16] routes are cached in session storage and reused by the next page', async () => {
  const first = newTab();
  await first.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));
  expect(sessionStorage.getItem('routers')).toContain('a.example');

  const second = newTab();

  expect(await second.queries.fetchQuery(endpointQuery(listDomainRoutes, {}))).toEqual(answer);
  expect(second.ask).not.toHaveBeenCalled();
});

test('[T-16] what was said in another language is asked again', async () => {
  await newTab('TY').queries.fetchQuery(endpointQuery(listDomainRoutes, {}));
  const second = newTab('EN');

  await second.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));

  expect(second.ask).toHaveBeenCalledOnce();
});

test('[T-16] a cached answer of another shape is dropped', async () => {
  const first = newTab();
  await first.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));
  sessionStorage.setItem('routers', (sessionStorage.getItem('routers') ?? '').replace('"weight":1', '"weight":"x"'));
  const second = newTab();

  await second.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));

  expect(second.ask).toHaveBeenCalledOnce();
});
