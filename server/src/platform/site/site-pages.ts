import { createHash } from 'node:crypto';
import type { Brand } from '@fairground/contract/brand';
import type { LanguageCode } from '@fairground/contract/language';
import type { PageSubject, RenderRequest } from '@fairground/contract/render';
import type { SiteStatus } from '@fairground/contract/system/endpoints';
import type { Clock } from '../clock.ts';
import type { Caller, Dispatch, VisitorAt } from '../http/index.ts';
import type { Log } from '../log.ts';
import type { StaticFiles } from './static-files.ts';
import { inlinePictures } from './inline-pictures.ts';
import { packPage } from './page.ts';
import type { Page } from './page.ts';
import { createPageCache } from './page-cache.ts';
import { createRenderGate } from './render-gate.ts';
import type { Renderer, RendererSource } from './renderer.ts';

export type SitePagesDeps = {
  readonly source: RendererSource;
  readonly brand: Brand;
  /** The languages on offer, the default first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly dispatch: Dispatch;
  /** A page for everybody is made by the rules of a visitor whose address nobody knows. */
  readonly visitorAt: VisitorAt;
  /** Whether the site is open to this visitor, and what the shell needs to know. */
  readonly statusOf: (caller: Caller) => Promise<SiteStatus>;
  /** The number of the newest push to the site. */
  readonly siteSeq: () => number | undefined;
  /** Counts a page that must be rendered against the limit of its address; refuses past it. */
  readonly countRender: (ip: string) => Promise<void>;
  /** Whether a key opens the preview of a draft, which staff look at on the page of the site. */
  readonly isPreview: (key: string) => Promise<boolean>;
  readonly clock: Clock;
  readonly log: Log;
};

export type ServedPage = {
  readonly page: Page;
  readonly statusCode: 200 | 403 | 404 | 503;
  /** When a page of maintenance asks to come back. */
  readonly retryAfterSeconds: number | undefined;
};

export type SitePages = {
  readonly pageFor: (url: string, caller: Caller) => Promise<ServedPage>;
  readonly drop: () => void;
};

/** How the key of a draft looks; anything else is not looked up. */
const PREVIEW = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FRESH_MS = 5_000;
const STALE_MS = 60_000;
const PAGES_MAX = 200;
const MINUTE_MS = 60_000;
/** Rendering is work of the loop: two at once keep it busy while one of them waits for answers. */
const RENDERS_AT_ONCE = 2;
const RENDERS_WAITING_MAX = 40;
const RETRY_AFTER_SECONDS = 600;

/** Renders pages for the visitor nobody knows, the brand's art at hand, and keeps each for some seconds. */
export const createSitePages = (deps: SitePagesDeps, art: StaticFiles): SitePages => {
  const { source, brand, languages, clock, log } = deps;
  const [freshMs, staleMs] = source.isDevelopment ? [0, 0] : [FRESH_MS, STALE_MS];
  const cache = createPageCache<Page>({ clock, freshMs, staleMs, entriesMax: PAGES_MAX });

  const gate = createRenderGate({ atOnceMax: RENDERS_AT_ONCE, waitingMax: RENDERS_WAITING_MAX });

  /** A page is worth more without its markup than not at all. */
  const make = async (renderer: Renderer, request: RenderRequest): Promise<Page> => {
    try {
      return await packPage(inlinePictures(await renderer.render(request), art));
    } catch (error) {
      log.error({ err: error, path: request.path, language: request.language }, 'page not rendered');
      return packPage(renderer.shell(request));
    }
  };

  const pageFor = async (url: string, caller: Caller): Promise<ServedPage> => {
    const [renderer, ofVisitor] = await Promise.all([source.renderer(), deps.statusOf(caller)]);
    const [address = '/', query = ''] = url.split('?', 2);
    const { path, search, isFound, subject } = renderer.pageOf(address, query);
    const preview = await previewIn(query);
    const status = ofVisitor.status === 2 ? ofVisitor : withoutVisitor(ofVisitor);
    const request: RenderRequest = {
      path,
      search,
      language: preview?.language ?? caller.language,
      offered: languages,
      brand,
      status,
      // To the minute: equal content then is equal bytes, and a browser that has them is not sent them again.
      at: new Date(Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS),
      // Read before the answers: a change in between is then received twice rather than not at all.
      siteSeq: deps.siteSeq() ?? null,
      ask: (endpoint, input) => deps.dispatch(endpoint, input, { ...anonymous(caller, deps.visitorAt), ...preview }),
    };
    // A preview of a draft is rendered for each request and never cached.
    if (preview !== undefined) {
      await deps.countRender(caller.ip);
      const page = await gate.run(() => make(renderer, request));
      return { page, statusCode: statusCodeOf(status, isFound), retryAfterSeconds: undefined };
    }
    const known = cache.has(keyOf(request)) ? request : await knownRequest(request, subject, caller);
    const page = await cache.get(keyOf(known), () => gate.run(() => make(renderer, known)));
    const isAboutNothing = subject !== undefined && known.path === subject.unknownPath;
    const statusCode = statusCodeOf(status, isFound && !isAboutNothing);
    const retryAfterSeconds = statusCode === 503 ? secondsUntilOpen(status, clock) : undefined;
    return { page, statusCode, retryAfterSeconds };
  };

  const previewIn = async (query: string) => {
    const asked = new URLSearchParams(query);
    const key = asked.get('preview');
    if (key === null || !PREVIEW.test(key) || !(await deps.isPreview(key))) return undefined;
    const language = languages.find((each) => each === asked.get('language'));
    return { preview: key, ...(language !== undefined && { language }) };
  };

  /** What is really rendered: addresses about nothing share one page, so that nobody can make new ones at will. */
  const knownRequest = async (
    request: RenderRequest,
    subject: PageSubject | undefined,
    { ip }: Caller,
  ): Promise<RenderRequest> => {
    if (!source.isDevelopment) await deps.countRender(ip);
    if (subject === undefined || (await subject.isKnown(request.ask))) return request;
    return { ...request, path: subject.unknownPath };
  };

  return { pageFor, drop: cache.drop };
};

/** The page is shared by everybody: it is asked for by nobody in particular. */
const anonymous = ({ requestId, language, host }: Caller, visitorAt: VisitorAt): Caller => ({
  ...visitorAt(''),
  requestId,
  language,
  host,
  ip: '',
  userAgent: '',
  session: undefined,
});

const NOWHERE = { ip: '', country: '', countryDialingCode: '' } as const;

const withoutVisitor = (status: SiteStatus): SiteStatus => ({
  ...status,
  info: { ...status.info, location: NOWHERE },
});

/** Whatever makes a page differ is in its key, so that a changed setting shows at once. */
const keyOf = ({ path, search, language, status }: RenderRequest): string =>
  createHash('sha1')
    .update(`${path}\n${search}\n${language}\n${JSON.stringify(status)}`)
    .digest('base64url');

const statusCodeOf = ({ status }: SiteStatus, isFound: boolean): ServedPage['statusCode'] => {
  if (status === 1) return 503;
  if (status === 2) return 403;
  return isFound ? 200 : 404;
};

const secondsUntilOpen = ({ info }: SiteStatus, clock: Clock): number => {
  const endAt = info.maintenance?.endAt;
  if (!endAt) return RETRY_AFTER_SECONDS;
  return Math.max(1, Math.ceil((endAt.getTime() - clock.now().getTime()) / 1000));
};
