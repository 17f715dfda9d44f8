import type { Brand } from '@fairground/contract/brand';
import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { readFilledPart } from '@fairground/locales/catalogue';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../http/index.ts';

/** What a phone or desktop needs to install the site as an app, in the requested language. */
export const serveManifest = (
  fastify: FastifyInstance,
  brand: Brand,
  { callerOf }: { readonly callerOf: (request: FastifyRequest) => Promise<Caller> },
): void => {
  const manifests = new Map<LanguageCode, string>();
  fastify.get('/site.webmanifest', async (request, reply) => {
    const { language } = await callerOf(request);
    const manifest = manifests.get(language) ?? webManifest(brand, language);
    manifests.set(language, manifest);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'cookie')
      .type('application/manifest+json; charset=utf-8')
      .send(manifest);
  });
};

const webManifest = ({ name, theme: { ground }, defaultTheme }: Brand, language: LanguageCode): string => {
  const { tag, direction } = languageOf(language);
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: textOf(language, 'home', 'description'),
    lang: tag,
    dir: direction,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    categories: ['games', 'entertainment'],
    background_color: ground[defaultTheme],
    theme_color: ground[defaultTheme],
    icons: [
      { src: '/brand/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: SHORTCUTS.map(({ route, url }) => ({
      name: textOf(language, route, 'title'),
      url,
      icons: SHORTCUT_ICONS,
    })),
  });
};

/** Where a long press on the app's icon leads. */
const SHORTCUTS = [
  { route: 'hot', url: '/hot' },
  { route: 'promotions', url: '/promotions' },
  { route: 'help', url: '/help' },
] as const;

const SHORTCUT_ICONS = [{ src: '/brand/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** The title or the summary a page has in the browser's own lists. */
const textOf = (language: LanguageCode, page: string, kind: 'title' | 'description'): string => {
  const texts = readFilledPart(language, 'head')[page];
  const text = typeof texts === 'object' ? texts[kind] : undefined;
  return typeof text === 'string' ? text : '';
};
