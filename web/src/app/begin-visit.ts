import type { Brand } from '@fairground/contract/brand';
import type { QueryClient } from '@tanstack/react-query';
import { keepMerchant } from './keep-merchant.ts';
import { resumeSession, shareSession } from '@fairground/client/session';
import { keepAnswersInSession } from '../shared/session/session-cache.ts';
import { showChat } from '../shared/store/chat-store.ts';
import { closeModal, useModal } from '../shared/store/modal-store.ts';

/** What a page does with the tab's storage when it starts: whose site it is, who is here, and what was answered already. */
export const beginVisit = (queries: QueryClient, brand: Brand): (() => void) => {
  keepMerchant(brand);
  const tabs = shareSession({
    merchantCode: brand.merchantCode,
    onBegun: () => {
      if (useModal.getState().current?.type === 'login') closeModal();
      // What was read as a visitor may look different to a member.
      void queries.invalidateQueries();
    },
    onOver: () => {
      showChat('closed');
      closeModal();
      // What the cache holds was asked for by the member; nobody else may see it.
      void queries.resetQueries();
    },
  });
  // Nobody is ready before it is known who they are: a game would ask for a login that another tab has.
  const asked = tabs.ask();
  if (asked) void asked.then(resumeSession);
  else resumeSession();
  const stop = keepAnswersInSession(queries, () => document.documentElement.lang);
  return () => {
    tabs.stop();
    stop();
  };
};
