import { languageOf } from '@fairground/contract/language';
import type { Messages } from '@fairground/locales/messages';
import { createTranslator } from 'use-intl';
import { loadTexts } from '@fairground/client/texts';
import type { Texts, TextsState } from '@fairground/client/texts';
import type { Boot } from './boot.ts';
import { matchRoute } from './routes.ts';
import type { RouteId } from '../shared/page/site-route.ts';

export type Head = { readonly title: string; readonly description: string };

/** The title and the summary of a page, in the language of the texts. */
export const headOf = (route: RouteId | 'offline', { language, parts }: TextsState, brandName: string): Head => {
  const translate = createTranslator({
    locale: languageOf(language).tag,
    messages: parts as Pick<Messages, 'head'>,
    namespace: 'head',
  });
  return {
    title: translate('template', { title: translate(`${route}.title`), brand: brandName }),
    description: translate(`${route}.description`),
  };
};

/** Keeps the document's title true after the first page; the texts for it are fetched only once somebody moves on. */
export const keepTitle = ({ brand, path }: Boot, texts: Texts): void => {
  let shown = `${matchRoute(path).route.id} ${texts.store.getState().language}`;
  const update = async (): Promise<void> => {
    const { route } = matchRoute(location.pathname);
    const { language } = texts.store.getState();
    if (shown === `${route.id} ${language}`) return;
    shown = `${route.id} ${language}`;
    await loadTexts(['head']);
    const head = headOf(route.id, texts.store.getState(), brand.name);
    document.title = head.title;
    document.querySelector('meta[name=description]')?.setAttribute('content', head.description);
  };
  const updateSafely = () => void update().catch((error: unknown) => console.warn(error));
  for (const kind of ['popstate', 'pushState', 'replaceState']) addEventListener(kind, updateSafely);
  texts.store.subscribe(updateSafely);
};
