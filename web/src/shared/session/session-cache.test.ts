import { listVendors } from '@fairground/contract/catalog/endpoints';
import { listAnnouncements, listBanners } from '@fairground/contract/content/endpoints';
import type { Id } from '@fairground/contract/ids';
import { listPromotions } from '@fairground/contract/promotions/endpoints';
import {
  listDomainRoutes,
  listHelpTopics,
  readHelpCenter,
  readRegisterRules,
  readWhitelabel,
} from '@fairground/contract/system/endpoints';
import { readMerchantWallet } from '@fairground/contract/wallet/endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient, endpointQuery } from '@fairground/client/api';
import { memoryStorage } from '@fairground/client/testing';
import { keepAnswersInSession } from './session-cache.ts';

const answer = { list: [{ host: 'a.example', url: 'https://a.example', speedUrl: 'https://a.example/s', weight: 1 }] };

const newTab = (language = 'TY', told: unknown = answer) => {
  const ask = vi.fn(() => Promise.resolve(told));
  const queries = createQueryClient(ask as never);
  keepAnswersInSession(queries, () => language);
  return { ask, queries };
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const at = new Date('2026-01-05T08:00:00Z');
const notice = { id: 1n as Id<'announcement'>, type: 'H', title: 'Lễ hội', content: '<p>Tối nay</p>', index: 1 };
const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 0, minLength: 6, maxLength: 12 };
const merchant = { isSingle: true, currency: 'VND', currencySymbol: '₫', vendors: [] };

/** Every list a tab keeps: its key, the question as a page asks it, and an answer. */
const KEPT = [
  ['routers', endpointQuery(listDomainRoutes, {}), answer],
  [
    'notice',
    endpointQuery(listAnnouncements, { query: { types: 'H', platform: 'W', execution: 'B' } }),
    { list: [{ ...notice, publishedAt: at, popupOnce: false }], popup: [] },
  ],
  ['validate', endpointQuery(readRegisterRules, {}), { username: { ...rule, type: 'text' } }],
  ['settings', endpointQuery(readWhitelabel, {}), { DIRECTREG3: true, CAPTCHAPROVIDER: 'pow' }],
  ['merchantWallet', endpointQuery(readMerchantWallet, {}), merchant],
  ['gameVendorList', endpointQuery(listVendors, { query: {} }), { data: { lanes: [] }, version: '7' }],
  ['feature.help', endpointQuery(readHelpCenter, {}), { list: [{ sectionId: 'a', title: 'Nạp tiền', articles: [] }] }],
  ['feature.help', endpointQuery(listHelpTopics, {}), { list: [{ articleId: 'b', title: 'Rút tiền' }] }],
  ['feature.promotions', endpointQuery(listPromotions, { query: {} }), { list: [] }],
  ['feature.banners', endpointQuery(listBanners, { query: { groupName: 'w_home' } }), { list: [] }],
] as const;

test.each(KEPT)(
  '[T-16] [part of E-01] %s is cached in session storage and reused by the next page',
  async (...kept) => {
    const [key, question, told] = kept;
    const first = newTab('TY', told);
    await first.queries.fetchQuery(question as never);
    expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toHaveLength(1);

    const second = newTab('TY', null);

    expect(await second.queries.fetchQuery(question as never)).toEqual(told);
    expect(first.ask).toHaveBeenCalledOnce();
    expect(second.ask).not.toHaveBeenCalled();
  },
);

test('[part of E-01] a feature module with two lists keeps both under its id', async () => {
  const { queries } = newTab('TY', { list: [] });

  await queries.fetchQuery(endpointQuery(readHelpCenter, {}));
  await queries.fetchQuery(endpointQuery(listHelpTopics, {}));

  expect(JSON.parse(sessionStorage.getItem('feature.help') ?? '')).toHaveLength(2);
});

test('[part of T-16] what is known to be out of date is asked again by the next page', async () => {
  const first = newTab();
  const question = endpointQuery(listDomainRoutes, {});
  await first.queries.fetchQuery(question);
  await first.queries.invalidateQueries({ queryKey: question.queryKey });
  const second = newTab();

  await second.queries.fetchQuery(question);

  expect(second.ask).toHaveBeenCalledOnce();
});

test('[part of T-16] what was said in another language is asked again', async () => {
  await newTab('TY').queries.fetchQuery(endpointQuery(listDomainRoutes, {}));
  const second = newTab('EN');

  await second.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));

  expect(second.ask).toHaveBeenCalledOnce();
});

test('[part of T-16] a cached answer of another shape is dropped', async () => {
  const first = newTab();
  await first.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));
  sessionStorage.setItem('routers', (sessionStorage.getItem('routers') ?? '').replace('"weight":1', '"weight":"x"'));
  const second = newTab();

  await second.queries.fetchQuery(endpointQuery(listDomainRoutes, {}));

  expect(second.ask).toHaveBeenCalledOnce();
});
