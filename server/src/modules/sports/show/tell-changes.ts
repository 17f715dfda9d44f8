import type { FixtureId } from '@fairground/contract/sports/fields';
import type { fixtureChanged } from '@fairground/contract/sports/pushes';
import type { LatestTeller } from '../../../platform/realtime/index.ts';
import type { SportsDeps } from '../deps.ts';
import { lastVersion, listChanged, listShown, listStandings } from '../store/show.ts';
import type { ChangedMarket, FixtureStanding } from '../store/show.ts';
import { priceRows, progressShown, statusShown } from './shown.ts';

/** Versions that may still be written by transactions that are under way. */
export const OVERLAP = 200n;

/** What pages were told of a match: how it stands, and version and status of its markets. */
type Told = { standing: FixtureStanding; readonly markets: Map<bigint, string> };

/**
 * Tells pages what changed of the matches they have on screen. A node reads the changes of all of them once for all its
 * pages, and each page is told of its own.
 */
export const createTeller = ({ db }: Pick<SportsDeps, 'db'>): LatestTeller<typeof fixtureChanged> => {
  const told = new Map<FixtureId, Told>();
  let through = 0n;

  return async (keys, tell) => {
    const ids = keys.flatMap((key) => (FIXTURE_ID.test(key) ? [BigInt(key) as FixtureId] : []));
    const watched = new Set(ids);
    for (const id of told.keys()) if (!watched.has(id)) told.delete(id);
    if (ids.length === 0) return;

    const last = await lastVersion(db);
    const standings = await listStandings(db, ids);
    const [whole, known] = apart(standings, told);
    const changed = [
      ...(await listChanged(db, idsOf(known), through > OVERLAP ? through - OVERLAP : 0n)),
      ...(await listChanged(db, idsOf(whole), 0n)),
    ];
    const moved = standings.filter(({ id, version }) => told.get(id)?.standing.version !== version);
    const progress = new Map((await listShown(db, idsOf(moved))).map((row) => [row.id, progressShown(row)]));

    const byFixture = Map.groupBy(changed, ({ fixture_id }) => fixture_id);
    for (const standing of standings) {
      const { id } = standing;
      const before = told.get(id) ?? { standing, markets: new Map() };
      const markets = (byFixture.get(id) ?? []).filter((market) => isNews(before, market, standing));
      told.set(id, before);
      before.standing = standing;
      const now = progress.get(id);
      const prices = markets.flatMap((market) => priceRows(market, statusShown(market, standing)));
      if (prices.length > 0 || now) tell(id.toString(), { prices, ...(now && { progress: now }) });
    }
    through = last;
  };
};

const FIXTURE_ID = /^[1-9]\d{0,17}$/;

const idsOf = (rows: readonly { readonly id: FixtureId }[]): readonly FixtureId[] => rows.map(({ id }) => id);

/** Matches that are looked at as a whole, because they are new here or all their prices are shown another way now. */
const apart = (
  standings: readonly FixtureStanding[],
  told: ReadonlyMap<FixtureId, Told>,
): readonly [readonly FixtureStanding[], readonly FixtureStanding[]] => {
  const isWhole = (now: FixtureStanding): boolean => {
    const was = told.get(now.id)?.standing;
    return (
      was === undefined || was.heard !== now.heard || was.is_held !== now.is_held || was.is_stopped !== now.is_stopped
    );
  };
  return [standings.filter(isWhole), standings.filter((each) => !isWhole(each))];
};

/** Whether pages do not know this of a market yet; notes that they do from now on. */
const isNews = ({ markets }: Told, market: ChangedMarket, standing: FixtureStanding): boolean => {
  const mark = `${market.version} ${statusShown(market, standing)}`;
  if (markets.get(market.id) === mark) return false;
  markets.set(market.id, mark);
  return true;
};
