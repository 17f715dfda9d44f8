import { themeRules } from '@fairground/contract/brand-theme';
import { languageOf } from '@fairground/contract/language';
import { BOOT_ID, ROOT_ID } from './boot.ts';
import type { Boot } from './boot.ts';
import type { BuildFacts } from './build-facts.ts';
import { BESIDE_PAGE } from './layout/side-bar.tsx';
import type { Head } from './head.ts';
import type { PageName } from '../shared/page/site-route.ts';
import { INSTALL_SCRIPT } from './install-script.ts';
import { THEME_SCRIPT } from './theme-script.ts';

export type DocumentParts = {
  readonly boot: Boot;
  readonly head: Head;
  /** The page whose scripts are fetched beside the entry; null while the site is closed. */
  readonly page: PageName | null;
  /** The page's markup; empty when the browser draws it alone. */
  readonly markup: string;
  /** The rules that markup needs, or null to let the whole stylesheet block the first paint. */
  readonly styles: string | null;
  readonly facts: BuildFacts;
};

/** Writes the whole document. Its order is the order of need: theme, styles, first picture, scripts, body. */
export const writeDocument = ({ boot, head, page, markup, styles, facts }: DocumentParts): string => {
  const { hints, body } = splitHints(markup);
  return [
    documentStart(boot, head.title),
    `<meta name="description" content="${escapeText(head.description)}">`,
    `<script>${INSTALL_SCRIPT}</script>`,
    styles === null ? '' : `<style data-own-styles>${styles}</style>`,
    markup === '' ? '' : WHOLE_FIRST,
    hints,
    stylesLink(facts, styles),
    `<script type="module" src="${facts.entry}"></script>`,
    ...[...facts.entryImports, ...(page === null ? [] : (facts.pages[page] ?? []))].map(
      (file) => `<link rel="modulepreload" href="${file}">`,
    ),
    ...facts.sideBars.map((file) => `<link rel="modulepreload" media="${BESIDE_PAGE}" href="${file}">`),
    ICONS,
    `</head><body><div id="${ROOT_ID}">${body}</div>`,
    `<script type="application/json" id="${BOOT_ID}">${escapeJson(boot)}</script>`,
    '</body></html>',
  ].join('');
};

/** How every document begins: its language, its theme before anything is painted, its title. */
export const documentStart = ({ language, brand }: Pick<Boot, 'language' | 'brand'>, title: string): string => {
  const { tag, direction } = languageOf(language);
  const { ground } = brand.theme;
  const rules = themeRules(brand.theme);
  return [
    '<!doctype html>',
    `<html lang="${tag}" dir="${direction}" data-language="${language}" data-theme="${brand.defaultTheme}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(title)}</title><meta name="theme-color" data-dark="${ground.dark}" data-light="${ground.light}">`,
    `<script>${THEME_SCRIPT}</script>`,
    rules === '' ? '' : `<style>${rules}</style>`,
  ].join('');
};

/** With its own rules inside, the page only announces the whole sheet, and its script attaches it. */
const stylesLink = (facts: BuildFacts, styles: string | null): string => {
  if (facts.styles === null) return '';
  return styles === null
    ? `<link rel="stylesheet" href="${facts.styles}">`
    : `<link rel="preload" as="style" href="${facts.styles}" fetchpriority="low" data-full-styles>`;
};

/**
 * The page is drawn once, whole, and not in the pieces it arrives in: each piece would be laid out again with the next.
 * It is small enough to be waited for, and a browser that does not know the word draws as it always did.
 */
const WHOLE_FIRST = `<link rel="expect" href="#${BOOT_ID}" blocking="render">`;

export const ICONS = [
  '<link rel="icon" href="/brand/icons/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/brand/icons/apple-180.png">',
  // With the cookie that says which language the app is to be described in.
  '<link rel="manifest" href="/site.webmanifest" crossorigin="use-credentials">',
].join('');

/** React writes the preload hints of eager pictures before the markup; in the head they are found sooner. */
export const splitHints = (markup: string): { readonly hints: string; readonly body: string } => {
  const hints = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  return { hints, body: markup.slice(hints.length) };
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** JSON inside a script element: nothing in it may look like the end of that element. */
export const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
