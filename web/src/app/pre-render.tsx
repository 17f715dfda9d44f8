import type { LanguageCode } from '@fairground/contract/language';
import type { Ask, RenderRequest } from '@fairground/contract/render';
import type { SiteStatus } from '@fairground/contract/system/endpoints';
import { decodeValue, encodeValue } from '@fairground/contract/wire';
import type { Namespace } from '@fairground/locales/messages';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ShelfSample } from '../features/games/index.ts';
import { CLOSED_NAMESPACES, loadClosedSite } from '../features/site-closed/index.ts';
import { ApiError, createQueryClient } from '@fairground/client/api';
import type { Transport } from '@fairground/client/api';
import { createTexts } from '@fairground/client/texts';
import type { TextParts } from '@fairground/client/texts';
import { flagsQuery, siteStatusQuery } from '../shared/site-status.ts';
import { App } from './app.tsx';
import type { Boot } from './boot.ts';
import type { BuildFacts } from './build-facts.ts';
import type { CriticalStyles } from './critical-styles.ts';
import { headOf } from './head.ts';
import { loadSideBars } from './layout/side-bar.tsx';
import { loadPage } from './pages.ts';
import { writeDocument } from './pre-render-document.ts';
import { serverQueriesOf } from './page-queries.ts';
import { matchRoute, queriesOf, SHELL_NAMESPACES } from './routes.ts';
import type { RouteMatch } from './routes.ts';
import type { SiteRoute } from '../shared/page/site-route.ts';
import { Site } from './site.tsx';

export type RenderParts = {
  readonly facts: BuildFacts;
  readonly criticalStyles: CriticalStyles | null;
  readonly readPart: (language: LanguageCode, namespace: Namespace) => unknown;
};

/** Renders the page of an address with everything it needs to be seen and taken over by its script. */
export const preRender = async (request: RenderRequest, parts: RenderParts): Promise<string> => {
  const match = matchRoute(request.path);
  const queryClient = createQueryClient(transportOf(request.ask));
  await Promise.all([
    isClosed(request) ? loadClosedSite() : loadPage(match.route),
    loadSideBars(),
    fetchAnswers(match, request, queryClient),
  ]);

  const texts = textsOf(match.route, request, parts);
  const draw = (children: ReactNode, shown = texts) =>
    renderToString(
      <Site
        brand={request.brand}
        queryClient={queryClient}
        texts={createTexts({ language: request.language, offered: request.offered, ...shown })}
        now={request.at}
        path={request.path}
        search={request.search}
      >
        {children}
      </Site>,
    );
  const markup = draw(<App />);
  // What the page draws by itself soon after it has come brings its rules with the page.
  const hasShelves = match.route.id === 'home' && !isClosed(request);
  const late = hasShelves
    ? draw(<ShelfSample />, textsOf(LOBBY_TEXTS, request, parts))
    : (parts.facts.samples[match.route.page] ?? '');
  const boot = { ...bootOf(request, texts), answers: answersOf(queryClient), isRendered: true };
  queryClient.clear();
  return writeDocument({
    boot,
    head: headFor(match.route, request, parts),
    page: isClosed(request) ? null : match.route.page,
    markup,
    styles: parts.criticalStyles?.(markup + late) ?? null,
    facts: parts.facts,
  });
};

/** The same document with an empty place: the browser draws the page alone. */
export const writeShell = (request: Omit<RenderRequest, 'ask'>, parts: RenderParts): string => {
  const { route } = matchRoute(request.path);
  const boot = { ...bootOf(request, textsOf(route, request, parts)), answers: {}, isRendered: false };
  const head = headFor(route, request, parts);
  return writeDocument({ boot, head, page: route.page, markup: '', styles: null, facts: parts.facts });
};

const transportOf =
  (ask: Ask): Transport =>
  async (endpoint, input) => {
    const envelope = await ask(endpoint, input);
    if (!envelope.success) throw new ApiError(envelope.code, envelope.message, envelope.value);
    return decodeValue(endpoint, envelope.value);
  };

/** A question that fails here is asked again by the browser; the page is worth showing without it. */
const fetchAnswers = async (match: RouteMatch, request: RenderRequest, queryClient: QueryClient) => {
  await queryClient.prefetchQuery({ ...siteStatusQuery, queryFn: () => onceOf(request.status) });
  if (isClosed(request)) return;
  const queries = [flagsQuery, ...queriesOf(match.route, match.params), ...serverQueriesOf(match)];
  await Promise.all(queries.map((query) => queryClient.prefetchQuery(query)));
};

/** Flags and rules are answers of calls of their own; a page does not carry them twice. */
const onceOf = ({ info, ...status }: SiteStatus): SiteStatus => ({
  ...status,
  info: { ...info, whitelabel: {}, register: {} },
});

const answersOf = (queryClient: QueryClient): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryHash, meta, state }) =>
        meta?.endpoint && state.status === 'success' ? [[queryHash, encodeValue(meta.endpoint, state.data)]] : [],
      ),
  );

const LOBBY_TEXTS = { namespaces: ['games'] } as const;

const textsOf = (
  { namespaces }: Pick<SiteRoute, 'namespaces'>,
  request: Omit<RenderRequest, 'ask'>,
  parts: RenderParts,
) => {
  const { language } = request;
  const own: readonly Namespace[] = [...SHELL_NAMESPACES, ...(isClosed(request) ? CLOSED_NAMESPACES : namespaces)];
  const read = own.map((namespace) => [namespace, parts.readPart(language, namespace)] as const);
  return {
    parts: Object.fromEntries(read) as TextParts,
    addresses: parts.facts.texts.addresses[language],
    manifest: parts.facts.texts.manifest,
  };
};

const isClosed = ({ status }: Pick<RenderRequest, 'status'>): boolean => status.status !== 0;

const bootOf = (request: Omit<RenderRequest, 'ask'>, texts: Boot['texts']) => ({
  brand: request.brand,
  language: request.language,
  offered: request.offered,
  path: request.path,
  search: request.search,
  isClosed: isClosed(request),
  at: request.at.getTime(),
  siteSeq: request.siteSeq,
  texts,
});

const headFor = (
  { id }: SiteRoute,
  { language, brand }: Pick<RenderRequest, 'language' | 'brand'>,
  parts: RenderParts,
) => headOf(id, { language, parts: { head: parts.readPart(language, 'head') } }, brand.name);
