import { languageOf } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';
import { createNumbers } from '@fairground/contract/numbers';
import type { RenderRequest } from '@fairground/contract/render';
import type { Messages } from '@fairground/locales/messages';
import { renderToString } from 'react-dom/server';
import { OfflinePage } from '../features/offline/index.ts';
import { BrandContext } from '../shared/brand/use-brand.ts';
import { createTexts } from '@fairground/client/texts';
import { TextsProvider } from '../shared/i18n/index.ts';
import { OFFLINE_TEXTS_ID } from '../worker/offline-texts.ts';
import type { OfflineCatalogue } from '../worker/offline-texts.ts';
import { documentStart, escapeJson, ICONS, splitHints } from './pre-render-document.ts';
import { headOf } from './head.ts';
import type { RenderParts } from './pre-render.tsx';

/** The page for times without a network: a document that stands alone, with all it needs kept beside it. */
export const preRenderOffline = (request: RenderRequest, { facts, criticalStyles, readPart }: RenderParts): string => {
  const { language, offered, brand, at } = request;
  const parts = { offline: readPart(language, 'offline') };
  const texts = createTexts({ language, offered, parts, addresses: {}, manifest: '' });
  const markup = renderToString(
    <BrandContext value={brand}>
      <TextsProvider texts={texts} timeZone={brand.timeZone} now={at} numbers={createNumbers(brand.numbers)}>
        <OfflinePage />
      </TextsProvider>
    </BrandContext>,
  );
  const { title } = headOf('offline', { language, parts: { head: readPart(language, 'head') } }, brand.name);
  return [
    documentStart(request, title),
    '<meta name="robots" content="noindex">',
    criticalStyles === null ? '' : `<style>${criticalStyles(markup)}</style>`,
    `<script type="application/json" id="${OFFLINE_TEXTS_ID}">${escapeJson(catalogueOf(offered, brand.name, readPart))}</script>`,
    facts.offline === null ? '' : `<script type="module" src="${facts.offline}"></script>`,
    ICONS,
    `</head><body>${splitHints(markup).body}</body></html>`,
  ].join('');
};

/** The page is kept in one language and may be wanted in another, when nobody can be asked for it. */
const catalogueOf = (
  offered: readonly LanguageCode[],
  brandName: string,
  readPart: RenderParts['readPart'],
): OfflineCatalogue =>
  Object.fromEntries(
    offered.map((code) => {
      const { tag, direction } = languageOf(code);
      const { page } = readPart(code, 'offline') as Pick<Messages['offline'], 'page'>;
      const { title } = headOf('offline', { language: code, parts: { head: readPart(code, 'head') } }, brandName);
      return [code, { tag, direction, title, texts: page }];
    }),
  );
