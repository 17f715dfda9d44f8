import { brandSchema } from '@fairground/contract/brand';
import { listAnnouncements } from '@fairground/contract/content/endpoints';
import { readMerchantWallet } from '@fairground/contract/wallet/endpoints';
import { readFileSync } from 'node:fs';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createQueryClient, endpointQuery, keepPreloaded } from '@fairground/client/api';
import { memoryStorage } from '@fairground/client/testing';
import { keepMember } from '../shared/account/model/keep-member.ts';
import { SESSION_KEYS, readSession, beginSession, endSession, useSession } from '@fairground/client/session';
import { CACHE_KEYS, featureModuleKey } from '../shared/session/cached-answers.ts';
import { registerRulesQuery } from '../shared/site/register-rules.ts';
import { flagsQuery } from '../shared/site-status.ts';
import { beginVisit } from './begin-visit.ts';
import { queriesOf, ROUTES } from './routes.ts';

const brand = z.parse(
  brandSchema,
  JSON.parse(readFileSync(new URL('../../../brands/fairground/brand.json', import.meta.url), 'utf8')),
);

const FLAGS = { DIRECTREG3: true };
const RULES = {
  username: {
    ...{ enabled: true, required: true, acceptedPattern: '*', patternId: 0 },
    ...{ minLength: 6, maxLength: 12, type: 'text' },
  },
};
const LANES = { data: { lanes: [] }, version: '1' };
const NONE = { list: [] };

/** The answers that come inside the page of registration, as `preRender` writes them. */
const PAGE = {
  '["system.read-whitelabel",{}]': FLAGS,
  '["system.read-register-rules",{}]': RULES,
  '["catalog.list-vendors",{"query":{}}]': LANES,
  '["content.list-banners",{"query":{"groupName":"w_reg"}}]': NONE,
  '["system.list-domain-routes",{}]': NONE,
};

/** Ends the visits of a test: an open one would end the sessions of later tests by its channel between tabs. */
const visits: (() => void)[] = [];

const begin = (...visit: Parameters<typeof beginVisit>): (() => void) => {
  const stop = beginVisit(...visit);
  visits.push(stop);
  return stop;
};

/** A page as its script starts it: what is drawn first asks its questions, then the visit begins. */
const openPage = (answers: Readonly<Record<string, unknown>>, merchantCode = brand.merchantCode) => {
  const ask = vi.fn((): Promise<unknown> => Promise.reject(new Error('Nobody answers here.')));
  const queries = createQueryClient(ask as never);
  keepPreloaded(answers, Date.now());
  const register = ROUTES.find(({ id }) => id === 'register');
  if (!register) throw new Error('There is no page of registration.');
  const drawn = [flagsQuery, ...queriesOf(register, {})].map((query) => new QueryObserver(queries, query as never));
  const stop = begin(queries, { ...brand, merchantCode });
  return { ask, queries, drawn, stop };
};

const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted();

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { lang: 'vi' } });
});

afterEach(() => {
  for (const stop of visits.splice(0)) stop();
  keepPreloaded({}, 0);
  endSession();
  vi.unstubAllGlobals();
});

const NOTICES = endpointQuery(listAnnouncements, { query: { types: 'H', platform: 'W', execution: 'B' } });
const WALLET = { isSingle: true, currency: 'VND', currencySymbol: '₫', vendors: [] };

test('[E-01] a visit with a login keeps every key of the session and every list', async () => {
  const { queries, ask } = openPage(PAGE);
  ask.mockResolvedValueOnce({ list: [], popup: [] }).mockResolvedValueOnce(WALLET);

  beginSession({ token: 'abc', account: 'lan', isAgent: 0 });
  keepMember({ customerId: '100001', memberLabel: [{ labelName: 'Gold', color: '#c90', color2: '#a70' }] });
  await queries.fetchQuery(NOTICES);
  await queries.fetchQuery(endpointQuery(readMerchantWallet, {}));
  await queries.fetchQuery(registerRulesQuery);

  expect(keysIn(sessionStorage)).toEqual([...SESSION_KEYS, ...CACHE_KEYS, featureModuleKey('banners')].toSorted());
  expect(SESSION_KEYS.filter((key) => readSession(key) === null)).toEqual([]);
});

test('[part of E-01] a page that starts keeps its merchant, its settings, its vendors and its feature modules', () => {
  openPage(PAGE);

  expect(keysIn(sessionStorage)).toEqual([
    'feature.banners',
    'gameVendorList',
    'merchant',
    'merchantCode',
    'routers',
    'settings',
  ]);
  expect(sessionStorage.getItem('merchant')).toBe('Fairground');
  expect(sessionStorage.getItem('merchantCode')).toBe('fairground');
  expect(sessionStorage.getItem('settings')).toContain('DIRECTREG3');
});

test('[part of E-01] the rules of registration are kept when the form asks, without a call where the page brought them', async () => {
  const { queries, ask } = openPage(PAGE);

  const rules = await queries.fetchQuery(registerRulesQuery);

  expect(rules).toEqual(RULES);
  expect(ask).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('validate')).toContain('username');
});

test('[part of E-01] the next page of the tab uses what was kept and makes no call for it', async () => {
  const first = openPage(PAGE);
  await first.queries.fetchQuery(registerRulesQuery);
  first.stop();
  const ask = vi.fn(() => Promise.reject(new Error('Nobody answers here.')));
  const queries = createQueryClient(ask);
  keepPreloaded({}, Date.now());

  begin(queries, brand);

  expect(await queries.fetchQuery(flagsQuery)).toEqual(FLAGS);
  expect(await queries.fetchQuery(registerRulesQuery)).toEqual(RULES);
  expect(ask).not.toHaveBeenCalled();
});

test('[part of E-01] the session of the tab is taken up when a page starts, and a logout leaves the merchant alone', () => {
  sessionStorage.setItem('token', 'abc');
  sessionStorage.setItem('account', 'lan');
  sessionStorage.setItem('isAgent', '0');

  openPage(PAGE).stop();
  expect(useSession.getState()).toMatchObject({ token: 'abc', account: 'lan', isAgent: 0 });
  endSession();

  expect(keysIn(sessionStorage)).toEqual(['merchant', 'merchantCode']);
});

test('[part of E-01] what a tab kept on the site of another merchant is dropped, the session too', () => {
  openPage(PAGE, 'other').stop();
  sessionStorage.setItem('token', 'abc');

  openPage({}).stop();

  expect(sessionStorage.getItem('merchantCode')).toBe('fairground');
  expect(keysIn(sessionStorage)).toEqual(['merchant', 'merchantCode']);
  expect(useSession.getState().token).toBeNull();
});
