import type { Find } from '../../../platform/console.ts';
import { findRows } from '../../../platform/find-rows.ts';
import { fold } from '../../../platform/fold-text.ts';
import type { CatalogueFacts } from '../domain/facts.ts';

/** Games by any of their names or their number, vendors by code or name. */
export const catalogFinds = (readAll: () => Promise<CatalogueFacts>): Readonly<Record<string, Find>> => ({
  'catalog.find-game': async (words) => {
    const wanted = fold(words);
    const { games } = await readAll();
    // Thousands of games: only those that fit are weighed.
    const fitting = games.filter(
      ({ id, gameId, folded }) => folded.includes(wanted) || fold(gameId) === wanted || String(id) === words,
    );
    return findRows(
      fitting.map(({ id, nameEN, nameTY, vendor, category, gameId }) => ({
        key: String(id),
        title: nameEN,
        detail: `${vendor} · ${category}`,
        texts: [nameEN, nameTY, gameId, String(id)],
      })),
      words,
    );
  },
  'catalog.find-vendor': async (words) =>
    findRows(
      (await readAll()).vendors.map(({ code, names }) => ({
        ...{ key: code, title: names.EN ?? code, detail: code, texts: [code, ...Object.values(names)] },
      })),
      words,
    ),
});
