import type { Scope } from '@fairground/contract/endpoint';
import { SAMPLE_BRAND } from '@fairground/contract/testing/sample-brand';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import type { RegisterRule } from '@fairground/contract/system/endpoints';
import { FLAGS } from '@fairground/contract/system/flags';
import type { FlagKey, FlagValue } from '@fairground/contract/system/flags';
import type { Namespace } from '@fairground/locales/messages';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react/pure';
import { Site } from '../app/site.tsx';
import { ApiError, createQueryClient } from '@fairground/client/api';
import { runTexts, createTexts } from '@fairground/client/texts';
import type { TextAddresses } from '@fairground/client/texts';
import { flagsQuery, siteStatusQuery } from '../shared/site-status.ts';
import { beginSession, endSession } from '@fairground/client/session';
import { closeModal } from '../shared/store/modal-store.ts';

type Stand = {
  /** Flags that differ from the shipped ones. */
  readonly flags?: Partial<Record<FlagKey, FlagValue>>;
  readonly register?: Readonly<Record<string, RegisterRule>>;
  /** What the server would answer, by the name of the call, or what answers each of its calls; any other call fails. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The account that is logged in; without one it is a visitor's browser. */
  readonly account?: string;
  /** What its session may do; everything where nothing is said. */
  readonly scope?: Scope;
};

const AS_SHIPPED = Object.fromEntries(Object.entries(FLAGS).map(([key, { fallback }]) => [key, fallback]));

/** The texts of the site in English, loaded once as the site loads them: the server of the tests has the compiled parts. */
const MANIFEST = '/assets/texts/manifest.json';
const loadEnglish = async () => {
  const response = await fetch(MANIFEST);
  const addresses = ((await response.json()) as Record<string, TextAddresses>)['EN'] ?? {};
  const texts = createTexts({ language: 'EN', offered: ['TY', 'EN'], parts: {}, addresses, manifest: MANIFEST });
  await texts.load(Object.keys(addresses) as Namespace[]);
  return { addresses, parts: texts.store.getState().parts };
};
const english = loadEnglish();

/** Draws a part of the site with everything the site has around it, and no server behind it. */
export const renderOnSite = async (
  part: ReactNode,
  { flags, register = {}, answers = {}, account, scope = 'full' }: Stand = {},
) => {
  closeModal();
  if (account === undefined) endSession();
  else beginSession({ token: 'a-token', account, isAgent: 0, scope });
  const texts = createTexts({ language: 'EN', offered: ['TY', 'EN'], manifest: MANIFEST, ...(await english) });
  runTexts({ texts, onChange: () => undefined });
  const known: Readonly<Record<string, unknown>> = {
    'system.read-status': BARE_STATUS,
    'system.read-whitelabel': { ...AS_SHIPPED, ...flags },
    'system.read-register-rules': register,
    ...answers,
  };
  const queryClient = createQueryClient((endpoint) =>
    Object.hasOwn(known, endpoint.name)
      ? Promise.resolve(answerOf(known[endpoint.name]) as never)
      : Promise.reject(new ApiError('network.failed', '')),
  );
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  // Status and flags of a site always come inside its page.
  queryClient.setQueryData(siteStatusQuery.queryKey, BARE_STATUS);
  queryClient.setQueryData(flagsQuery.queryKey, { ...AS_SHIPPED, ...flags });
  const screen = await render(
    <Site
      brand={SAMPLE_BRAND}
      queryClient={queryClient}
      texts={texts}
      now={new Date('2026-11-17T05:00:00Z')}
      path="/"
      search=""
    >
      {part}
    </Site>,
  );
  return { ...screen, texts, queryClient };
};

const answerOf = (known: unknown): unknown => (typeof known === 'function' ? (known as () => unknown)() : known);
