import type { Brand } from '@fairground/contract/brand';
import type { QueryClient } from '@tanstack/react-query';
import { keepMerchant } from '../shared/session/merchant.ts';
import { keepAnswersInSession } from '../shared/session/session-cache.ts';
import { resumeSession } from '../shared/session/session-store.ts';

/** What a page does with the tab's storage when it starts: whose site it is, who is here, and what was answered already. */
export const beginVisit = (queries: QueryClient, brand: Brand): (() => void) => {
  keepMerchant(brand);
  resumeSession();
  return keepAnswersInSession(queries, () => document.documentElement.lang);
};
