import { createNumbers } from '@fairground/contract/numbers';
import { renderToString } from 'react-dom/server';
import { OfflinePage } from '../features/offline/index.ts';
import { BrandContext } from '../shared/brand/use-brand.ts';
import { TextsProvider } from '../shared/i18n/texts-provider.tsx';
import { createTexts } from '../shared/i18n/texts.ts';
import { documentStart, ICONS, splitHints } from './pre-render-document.ts';
import { headOf } from './head.ts';
import type { RenderParts, RenderRequest } from './pre-render.tsx';
import { TIME_ZONE } from './site.tsx';

/** The page for times without a network: a document that stands alone, with all it needs kept beside it. */
export const preRenderOffline = (request: RenderRequest, { facts, criticalStyles, readPart }: RenderParts): string => {
  const { language, offered, brand, at } = request;
  const parts = { offline: readPart(language, 'offline') };
  const texts = createTexts({ language, offered, parts, addresses: {}, manifest: '' });
  const markup = renderToString(
    <BrandContext value={brand}>
      <TextsProvider texts={texts} timeZone={TIME_ZONE} now={at} numbers={createNumbers(brand.numbers)}>
        <OfflinePage />
      </TextsProvider>
    </BrandContext>,
  );
  const { title } = headOf('offline', { language, parts: { head: readPart(language, 'head') } }, brand.name);
  return [
    documentStart(request, title),
    '<meta name="robots" content="noindex">',
    criticalStyles === null ? '' : `<style>${criticalStyles(markup)}</style>`,
    facts.offline === null ? '' : `<script type="module" src="${facts.offline}"></script>`,
    ICONS,
    `</head><body>${splitHints(markup).body}</body></html>`,
  ].join('');
};
