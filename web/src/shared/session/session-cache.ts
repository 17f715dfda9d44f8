import { decodeValue, encodeValue } from '@fairground/contract/wire';
import type { Query, QueryClient } from '@tanstack/react-query';
import { featureModuleKey, forgetCached, readCached, writeCached } from './cached-answers.ts';
import type { CacheKey, FeatureModuleKey } from './cached-answers.ts';

/** The answers a tab keeps for its next page, by the call they answer. */
const CACHED_CALLS: Readonly<Record<string, CacheKey | FeatureModuleKey>> = {
  'catalog.list-vendors': 'gameVendorList',
  'content.list-announcements': 'notice',
  'content.list-banners': featureModuleKey('banners'),
  'content.list-promotions': featureModuleKey('promotions'),
  'system.list-domain-routes': 'routers',
  'system.list-help-topics': featureModuleKey('help'),
  'system.read-help-center': featureModuleKey('help'),
  'system.read-register-rules': 'validate',
  'system.read-whitelabel': 'settings',
  'wallet.read-merchant': 'merchantWallet',
};

type CachedAnswer = {
  readonly queryHash: string;
  readonly language: string;
  readonly at: number;
  readonly wire: unknown;
};

const isAnswers = (value: unknown): value is readonly CachedAnswer[] =>
  Array.isArray(value) &&
  value.every(
    (answer: unknown) =>
      typeof answer === 'object' && answer !== null && 'queryHash' in answer && 'at' in answer && 'wire' in answer,
  );

const cacheKeyOf = ({ queryKey: [name] }: Query): CacheKey | FeatureModuleKey | undefined => CACHED_CALLS[String(name)];

const keep = (query: Query, language: string): void => {
  const key = cacheKeyOf(query);
  const { endpoint } = query.meta ?? {};
  if (!key || !endpoint || query.state.status !== 'success') return;
  const inLanguage = (readCached(key, isAnswers) ?? []).filter((answer) => answer.language === language);
  const others = inLanguage.filter(({ queryHash }) => queryHash !== query.queryHash);
  // A page that was kept for offline use brings an older answer than the tab has.
  const hasNewer = inLanguage.some(
    ({ queryHash, at }) => queryHash === query.queryHash && at > query.state.dataUpdatedAt,
  );
  if (hasNewer) return;
  const wire = encodeValue(endpoint, query.state.data);
  writeCached(key, [...others, { queryHash: query.queryHash, language, at: query.state.dataUpdatedAt, wire }]);
};

/** Fills a question that was answered earlier in this tab, in the same language. An answer that no longer fits is dropped. */
const refill = (query: Query, language: string): void => {
  const key = cacheKeyOf(query);
  const { endpoint } = query.meta ?? {};
  if (!key || !endpoint || query.state.data !== undefined) return;
  const found = readCached(key, isAnswers)?.find(
    (answer) => answer.queryHash === query.queryHash && answer.language === language,
  );
  if (!found) return;
  try {
    query.setData(decodeValue(endpoint, found.wire), { updatedAt: found.at, manual: true });
  } catch {
    forgetCached(key);
  }
};

/** What is known to be out of date is not told to the next page. */
const drop = (query: Query): void => {
  const key = cacheKeyOf(query);
  const kept = key && readCached(key, isAnswers);
  if (!kept) return;
  writeCached(
    key,
    kept.filter(({ queryHash }) => queryHash !== query.queryHash),
  );
};

/** Keeps notices, routes and settings in the tab's storage and answers from there before asking again. */
export const keepAnswersInSession = (queries: QueryClient, currentLanguage: () => string): (() => void) => {
  const cache = queries.getQueryCache();
  for (const query of cache.getAll()) keep(query, currentLanguage());
  return cache.subscribe((event) => {
    if (event.type === 'added') {
      refill(event.query, currentLanguage());
      // It may have come with its answer, which was inside the page.
      keep(event.query, currentLanguage());
    }
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') keep(event.query, currentLanguage());
    if (event.action.type === 'invalidate') drop(event.query);
  });
};
