import type { GameNodeId } from '@fairground/contract/catalog/game';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { JACKPOTS_ON_A_PAGE, JACKPOT_WINS_SHOWN } from '@fairground/contract/studio/operator-endpoints';
import type * as contract from '@fairground/contract/studio/operator-endpoints';
import { seedAt } from '@fairground/engines/slots/progressive';
import { Refusal } from '../../../platform/refusal.ts';
import type { SharedJackpot, StudioDeps } from '../deps.ts';
import { findModel } from '../domain/models.ts';
import { listJackpots, listJackpotWins } from '../store/jackpots.ts';
import type { JackpotRow } from '../store/jackpots.ts';
import type { PoolName } from '../store/pools.ts';

type Deps = Pick<StudioDeps, 'db' | 'clock' | 'catalog' | 'days' | 'sharedJackpots'>;
type Shown = ValueOf<typeof contract.listJackpotPools>['list'][number];
type Win = ValueOf<typeof contract.listJackpotWins>['list'][number];
type Games = {
  readonly nodeOf: (vendor: string, game: string) => GameNodeId | null;
  readonly nodeOfModel: (modelId: string) => GameNodeId | null;
  readonly modelOf: (vendor: string, game: string) => string | null;
};

const SEPARATOR = '~';

/** Jackpots somebody has played for, with what staff wants to know of each; those of lotteries among them. */
export const listPoolsForStaff = async (
  deps: Deps,
  { kind, game, currency, cursor = '0' }: QueryOf<typeof contract.listJackpotPools>,
): Promise<ValueOf<typeof contract.listJackpotPools>> => {
  const part = game?.toLowerCase() ?? '';
  const all = (await allJackpots(deps)).filter(
    (jackpot) =>
      (kind === undefined || jackpot.kind === kind) &&
      (currency === undefined || jackpot.currency === currency) &&
      jackpot.game.toLowerCase().includes(part),
  );
  const from = Number(cursor);
  const until = from + JACKPOTS_ON_A_PAGE;
  return { list: all.slice(from, until), next: until < all.length ? until.toString() : null };
};

export const readPoolForStaff = async (deps: Deps, key: string): Promise<Shown> => {
  const name = poolOf(key);
  const found = (await allJackpots(deps, name)).find((jackpot) => jackpot.key === key);
  if (found === undefined) throw new Refusal('studio.jackpot-unknown');
  return found;
};

export const listWinsForStaff = async (deps: Deps, key: string): Promise<Win[]> => {
  const { kind, game, currency, jackpot } = await readPoolForStaff(deps, key);
  const name = poolOf(key);
  if (name)
    return (await listJackpotWins(deps.db, name, JACKPOT_WINS_SHOWN)).map((win) => ({
      ...{ ...win, winKey: win.roundId.toString(), issue: null, tickets: null },
    }));
  if (kind !== 'LOTTERY') return [];
  const wins = (await deps.sharedJackpots?.wins({ game, currency, jackpot }, JACKPOT_WINS_SHOWN)) ?? [];
  return wins.map((win) => ({ ...win, winKey: win.issue, roundId: null, memberId: null }));
};

const allJackpots = async (deps: Deps, only?: PoolName): Promise<Shown[]> => {
  const { db, clock, days, sharedJackpots } = deps;
  const day = days.dayOf(clock.now());
  const [own, shared, games] = await Promise.all([
    listJackpots(db, only ? { day, only } : { day }),
    only ? [] : (sharedJackpots?.list(days) ?? []),
    gamesOf(deps),
  ]);
  return [...own.map((row) => shownOwn(games, row)), ...shared.map((row) => shownShared(games, row))].toSorted(
    (one, other) => (one.pool > other.pool ? -1 : one.pool < other.pool ? 1 : 0),
  );
};

const gamesOf = async ({ catalog }: Deps): Promise<Games> => {
  const { games } = await catalog.readAll();
  const byName = new Map(games.map((game) => [`${game.vendor}/${game.gameId}`, game]));
  const byModel = new Map(games.map((game) => [game.modelId, game.id]));
  return {
    nodeOf: (vendor, game) => byName.get(`${vendor}/${game}`)?.id ?? null,
    nodeOfModel: (modelId) => byModel.get(modelId) ?? null,
    modelOf: (vendor, game) => byName.get(`${vendor}/${game}`)?.modelId ?? null,
  };
};

const shownOwn = (games: Games, { isFishing, ...row }: JackpotRow): Shown => {
  const { vendor, game, currency, bet, jackpot } = row;
  const kind = isFishing ? 'FISHING' : 'SLOT';
  const seed = isFishing ? money(0n) : seedOf(games.modelOf(vendor, game), row);
  const key = [kind, vendor, game, currency, bet, jackpot].join(SEPARATOR);
  return { ...row, key, kind, seed, nodeId: games.nodeOf(vendor, game) };
};

const seedOf = (modelId: string | null, { bet, jackpot }: PoolName): Money | null => {
  const model = modelId === null ? undefined : findModel(modelId);
  const found = model?.progressives?.find(({ id }) => id === jackpot);
  return found ? money(seedAt(found, bet)) : null;
};

const shownShared = (games: Games, { modelId, won, ...row }: SharedJackpot): Shown => ({
  ...row,
  key: ['LOTTERY', row.game, row.currency, row.jackpot].join(SEPARATOR),
  kind: 'LOTTERY',
  nodeId: games.nodeOfModel(modelId),
  vendor: null,
  bet: null,
  wonAt: won?.at ?? null,
  won: won?.amount ?? null,
});

/** The pool of the studio that a key names; nothing of one that is fed elsewhere. */
const poolOf = (key: string): PoolName | undefined => {
  const [kind, vendor, game, currency, bet, jackpot] = key.split(SEPARATOR);
  if (kind !== 'SLOT' && kind !== 'FISHING') return undefined;
  if (!vendor || !game || !currency || !jackpot || !/^\d{1,18}$/.test(bet ?? '')) return undefined;
  return { vendor, game, currency, bet: money(BigInt(bet ?? '0')), jackpot };
};
