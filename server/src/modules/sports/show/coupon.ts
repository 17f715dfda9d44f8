import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type * as contract from '@fairground/contract/sports/endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import type { FixtureId } from '@fairground/contract/sports/fields';
import { matchSeedOf } from '@fairground/engines/sports/draw';
import { fold } from '../../../platform/fold-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SportsDeps } from '../deps.ts';
import { COMPETITIONS, competitionName, competitionOf } from '../domain/competitions.ts';
import {
  countByCompetition,
  lastVersion,
  listChanged,
  listCoupon,
  listFacts,
  listMarketsFor,
  listOver,
  listShown,
} from '../store/show.ts';
import { databaseNow } from '../store/simulated.ts';
import { SIMULATOR } from '../feed/simulated/simulator.ts';
import type { FixtureRow } from '../tables.ts';
import { fixtureShown, marketShown, priceRows, statusShown } from './shown.ts';
import { OVERLAP } from './tell-changes.ts';

const COUPON_MAX = 80;
const RESULTS_MAX = 60;
/** What a row of the coupon shows; the page of the match has the rest. */
const MAIN_TYPES = ['1x2', 'ah', 'ou', 'winner', 'maps', 'fight'] as const;

export const listTree = async (
  { db }: SportsDeps,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listCompetitions>> => {
  const counts = await countByCompetition(db);
  return {
    list: COMPETITIONS.map(({ code, sport }) => ({
      code,
      sport,
      name: competitionName(code, language),
      open: counts.get(code)?.open ?? 0,
      live: counts.get(code)?.live ?? 0,
    })),
  };
};

export const readCoupon = async (
  { db }: SportsDeps,
  { competition, sport, range, search, fixtures: wanted, competitions, cursor }: QueryOf<typeof contract.readCoupon>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.readCoupon>> => {
  if (competition !== undefined && !competitionOf(competition)) throw new Refusal('sports.competition-unknown');
  const teams = search === undefined ? undefined : teamsNamed(search);
  const only = wanted === undefined ? undefined : fixtureIds(wanted);
  const filter = {
    competition,
    sport,
    range,
    teams,
    fixtures: only,
    competitions: competitions?.split(','),
    after: cursor,
  };
  const found = await listCoupon(db, filter, COUPON_MAX + 1);
  const fixtures = found.slice(0, COUPON_MAX);
  const markets = await listMarketsFor(
    db,
    fixtures.map(({ id }) => id),
    MAIN_TYPES,
  );
  const byFixture = Map.groupBy(markets, ({ fixture_id }) => fixture_id);
  return {
    serverTime: await databaseNow(db),
    list: fixtures.map((fixture) => ({
      ...fixtureShown(fixture, language),
      markets: (byFixture.get(fixture.id) ?? []).map((market) => marketShown(market, fixture)),
    })),
    next: found.length > COUPON_MAX ? (fixtures.at(-1)?.id ?? null) : null,
  };
};

const fixtureIds = (list: string): readonly FixtureId[] => list.split(',').map((text) => BigInt(text) as FixtureId);

/** Teams whose name contains the words, without regard to accents. */
const teamsNamed = (search: string): readonly string[] => {
  const wanted = fold(search);
  return COMPETITIONS.flatMap(({ teams }) =>
    teams
      .filter(({ names }) => Object.values(names).some((name) => fold(name).includes(wanted)))
      .map(({ code }) => code),
  );
};

export const readFixture = async (
  { db }: SportsDeps,
  id: FixtureId,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.readFixture>> => {
  const [fixture] = await listShown(db, [id]);
  if (!fixture) throw new Refusal('sports.fixture-unknown');
  const [markets, facts, serverTime] = [
    await listMarketsFor(db, [id], null),
    await listFacts(db, fixture),
    await databaseNow(db),
  ];
  return {
    serverTime,
    fixture: {
      ...fixtureShown(fixture, language),
      markets: markets.map((market) => marketShown(market, fixture)),
    },
    incidents: incidentsOf(facts, fixture),
    proof: proofOf(fixture),
  };
};

/** What anybody needs to draw a simulated match again. */
const proofOf = ({
  producer,
  commitment,
  ref,
  model,
  seed,
}: FixtureRow): ValueOf<typeof contract.readFixture>['proof'] =>
  producer === SIMULATOR ? { commitment, clientSeed: matchSeedOf(ref), model, seed } : null;

type Incident = ValueOf<typeof contract.readFixture>['incidents'][number];

const incidentsOf = (
  facts: Awaited<ReturnType<typeof listFacts>>,
  { starts_at, speed }: { readonly starts_at: Date; readonly speed: number },
): Incident[] => {
  let began = { at: starts_at, seconds: 0 };
  const secondAt = (at: Date): number =>
    Math.max(0, Math.floor(began.seconds + ((at.getTime() - began.at.getTime()) / 1_000) * speed));
  return facts.flatMap(({ body, at }): Incident[] => {
    if (body.kind === 'state') {
      began = { at: new Date(body.at), seconds: body.seconds };
      if (body.state === 'BREAK') return [{ kind: 'HALF_TIME', side: null, second: body.seconds }];
      return body.state === 'ENDED' ? [{ kind: 'END', side: null, second: body.seconds }] : [];
    }
    if (body.kind !== 'score') return [];
    const goal = body.score.order.at(-1);
    const map = body.score.maps.at(-1);
    const side = goal ?? map;
    if (side === undefined) return [];
    return [{ kind: goal ? 'GOAL' : 'MAP', side: side === 'h' ? 'home' : 'away', second: secondAt(at) }];
  });
};

export const readPrices = async (
  { db }: SportsDeps,
  { fixtures: wanted, after }: QueryOf<typeof contract.readPrices>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.readPrices>> => {
  const ids = fixtureIds(wanted);
  const next = await lastVersion(db);
  const seen = after === undefined ? 0n : BigInt(after);
  const fixtures = await listShown(db, ids);
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const changed = await listChanged(db, ids, seen > OVERLAP ? seen - OVERLAP : 0n);
  return {
    serverTime: await databaseNow(db),
    next: next.toString(),
    prices: changed.flatMap((market) => {
      const fixture = byId.get(market.fixture_id);
      if (!fixture) return [];
      const status = statusShown(market, fixture);
      return priceRows(market, status);
    }),
    fixtures: fixtures.map((fixture) => fixtureShown(fixture, language)),
  };
};

export const listResults = async (
  { db }: SportsDeps,
  { competition, sport }: QueryOf<typeof contract.listSportsResults>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listSportsResults>> => {
  if (competition !== undefined && !competitionOf(competition)) throw new Refusal('sports.competition-unknown');
  const rows = await listOver(db, competition ?? null, sport ?? null, RESULTS_MAX);
  return { list: rows.map((row) => fixtureShown(row, language)) };
};
