import { OFFLINE_TEXTS_ID, TEXT_MARK, wordsToSpeak } from './offline-texts.ts';
import type { OfflineCatalogue } from './offline-texts.ts';
import { PAGE_CACHE } from './messages.ts';
import { KEPT_ENTRY_ID, KEPT_LIST_ID, KEPT_SECTION_ID, pagesToOffer, shortTitle, titleIn } from './kept-list.ts';
import type { CachedPage } from './kept-list.ts';

/*
 * The script of the offline page. It goes back to the address that was asked for as soon as the network is there again:
 * there is nothing on the page to lose.
 */

addEventListener('online', () => location.reload());

/** Says everything again in the language the visitor chose last, where the page was kept in another. */
const speakAsChosen = (): void => {
  const { documentElement: root } = document;
  const catalogue = JSON.parse(document.getElementById(OFFLINE_TEXTS_ID)?.textContent ?? '{}') as OfflineCatalogue;
  const chosen = localStorage.getItem('lang');
  const words = wordsToSpeak(catalogue, { kept: root.dataset['language'], chosen });
  if (!words || chosen === null) return;
  root.lang = words.tag;
  root.dir = words.direction;
  root.dataset['language'] = chosen;
  document.title = words.title;
  for (const element of document.querySelectorAll(`[${TEXT_MARK}]`))
    element.textContent = words.texts[element.getAttribute(TEXT_MARK) ?? ''] ?? element.textContent;
};

/** Fills the list with the pages this browser has kept. */
const showKeptPages = async (): Promise<void> => {
  const section = document.getElementById(KEPT_SECTION_ID);
  const list = document.getElementById(KEPT_LIST_ID);
  const template = document.getElementById(KEPT_ENTRY_ID);
  if (!section || !list || !(template instanceof HTMLTemplateElement)) return;
  const entries = pagesToOffer(await keptPages(), location.pathname).map(({ path, title }) => {
    const entry = document.importNode(template.content, true);
    const link = entry.querySelector('a');
    link?.setAttribute('href', path);
    link?.replaceChildren(title);
    return entry;
  });
  list.append(...entries);
  section.hidden = entries.length === 0;
};

const keptPages = async (): Promise<readonly CachedPage[]> => {
  const pages = await caches.open(PAGE_CACHE);
  return Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const html = (await (await pages.match(url))?.text()) ?? '';
      return { path: new URL(url).pathname, title: shortTitle(titleIn(html)) };
    }),
  );
};

speakAsChosen();
void showKeptPages().catch((error: unknown) => console.warn(error));
