import type { FiguresDeps } from './deps.ts';
import { addSums, NO_SUMS } from './domain/columns.ts';
import type { Sums } from './domain/columns.ts';
import { dayAfter } from '../../platform/business-window.ts';
import { listSiteDays } from './store/read-days.ts';
import { deleteSiteNotesBefore, insertSiteNote } from './store/site-notes.ts';

const KEPT_DAYS = 40;

type Deps = Pick<FiguresDeps, 'db' | 'clock' | 'days'> & { readonly asOf: () => Promise<Date> };

/** What a business day has so far, of all products. */
export const sumOfDay = async ({ db }: Pick<Deps, 'db'>, day: string): Promise<Sums> =>
  (await listSiteDays(db, { from: day, to: day })).reduce<Sums>((sum, row) => addSums(sum, row), NO_SUMS);

/** Notes how far the day has come; the moment is read first, so a note never says more than it knows. */
export const noteDay = async (deps: Deps): Promise<void> => {
  const { db, days } = deps;
  const asOf = await deps.asOf();
  const day = days.dayOf(asOf);
  await insertSiteNote(db, day, { asOf, sums: await sumOfDay(deps, day) });
  await deleteSiteNotesBefore(db, dayAfter(day, -KEPT_DAYS));
};
