import type { Bet, RoundState, listBets, readBet, sumBets } from '@fairground/contract/betting/endpoints';
import type { StaffBet, listBetsForStaff } from '@fairground/contract/betting/operator-endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { momentsOf } from '../../platform/business-window.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BettingDeps } from './deps.ts';
import { netOf, resultOf, totalsOf } from './domain/bet-result.ts';
import { findBet, findBetByNumber, listBetsOf, listBetsOfTeam, listBetsSince, listRound } from './store.ts';
import type { BetFilters, StoredBet } from './store.ts';
import { listGamesOf, sumBetsOf } from './store/sum-bets.ts';
import type { PlayedGame } from './store/sum-bets.ts';
import type { BetId } from './wager.ts';

export type HistoryFilters = QueryOf<typeof listBets>;

const PAGE_SIZE = 20;
const GAMES_MAX = 100;
const WALK_SIZE = 500;

/** States of a round as members know them. */
const SHOWN = { open: 'OPEN', won: 'WON', lost: 'LOST', cancelled: 'CANCELLED' } as const satisfies Record<
  StoredBet['roundState'],
  RoundState
>;
const STORED = { OPEN: 'open', WON: 'won', LOST: 'lost', CANCELLED: 'cancelled' } as const satisfies Record<
  RoundState,
  StoredBet['roundState']
>;

/** A member's bets, the newest first. */
export const historyOf = async (
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  { before, pageSize: asked, ...filters }: HistoryFilters,
): Promise<ValueOf<typeof listBets>> => {
  const pageSize = asked === undefined ? PAGE_SIZE : Number(asked);
  const rows = await listBetsOf(
    db,
    member,
    { ...storedFilters(filters), ...(before === undefined ? {} : { before }) },
    pageSize + 1,
  );
  const list = rows.slice(0, pageSize).map(betFrom);
  return { list, totals: totalsOf(list), next: rows.length > pageSize ? (list.at(-1)?.betId ?? null) : null };
};

/** Bets of several members, the newest first, each with whose it is. */
export const betsOfTeam = async (
  { db }: Pick<BettingDeps, 'db'>,
  members: readonly MemberId[],
  { before, ...filters }: Omit<HistoryFilters, 'pageSize'>,
) => {
  const place = before === undefined ? {} : { before };
  const rows = await listBetsOfTeam(db, members, { ...storedFilters(filters), ...place }, PAGE_SIZE + 1);
  const list = rows.slice(0, PAGE_SIZE).map((row) => ({ ...betFrom(row), member: row.memberId }));
  return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.betId ?? null) : null };
};

/** What the bets of a range cost and brought, over all of its pages. */
export const sumsOf = async (
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  filters: QueryOf<typeof sumBets>,
): Promise<ValueOf<typeof sumBets>> => {
  const { bets, stake, payout, openBets, openStake } = await sumBetsOf(db, member, storedFilters(filters));
  return {
    totals: {
      bets,
      stake: money(stake),
      payout: money(payout),
      net: money(payout - stake),
      openBets,
      openStake: money(openStake),
    },
  };
};

/** The games a member placed bets in within a range. */
export const gamesOf = (
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  filters: QueryOf<typeof sumBets>,
): Promise<readonly PlayedGame[]> => listGamesOf(db, member, storedFilters(filters), GAMES_MAX);

/**
 * Every bet of a range, the newest first, page by page. Each page is a statement of its own: a reader who takes long
 * holds no transaction open.
 */
export const walkBets = async function* walkBets(
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  filters: QueryOf<typeof sumBets>,
): AsyncGenerator<readonly Bet[]> {
  const stored = storedFilters(filters);
  let before: BetId | undefined;
  for (;;) {
    const page = { ...stored, ...(before === undefined ? {} : { before }) };
    const rows = await listBetsOf(db, member, page, WALK_SIZE);
    if (rows.length > 0) yield rows.map(betFrom);
    if (rows.length < WALK_SIZE) return;
    before = rows.at(-1)?.id;
  }
};

const storedFilters = ({ vendor, category, gameId, state, result, from, to }: QueryOf<typeof sumBets>): BetFilters => {
  if (from && to && from >= to) throw new Refusal('betting.window-backwards');
  return {
    ...(vendor === undefined ? {} : { source: vendor }),
    ...(category === undefined ? {} : { category }),
    ...(gameId === undefined ? {} : { gameId }),
    ...(state === undefined ? {} : { roundState: STORED[state] }),
    ...(result === undefined ? {} : { result }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
};

/** One bet of the member with its round; a bet of somebody else is as unknown as one that never was. */
export const betOf = async (
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  id: BetId,
): Promise<ValueOf<typeof readBet>> => {
  const bet = await findBet(db, member, id);
  if (!bet) throw new Refusal('betting.bet-unknown');
  const round = await listRound(db, member, bet.roundKey);
  return { bet: betFrom(bet), detail: bet.detail, round: round.map(betFrom) };
};

const STAFF_PAGE_SIZE = 50;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS_OF_ALL_MAX = 31;
/** The newest bets of all members are looked for in ever longer spans, until a page is full. */
const SPANS_MS = [MINUTE_MS, 30 * MINUTE_MS, DAY_MS] as const;

/** Bets for staff: of one member in pages, or the newest of all. */
export const listForStaff = async (
  deps: Pick<BettingDeps, 'db' | 'clock' | 'wallet'>,
  { memberId: member, before, from, to, ...asked }: QueryOf<typeof listBetsForStaff>,
): Promise<ValueOf<typeof listBetsForStaff>> => {
  const filters = storedFilters({ ...asked, ...momentsOf({ from, to }, await deps.wallet.readZone()) });
  const [rows, placeOf] =
    member === undefined
      ? [await newestOfAll(deps, filters, before), momentOf]
      : [await newestOf(deps, member, filters, before), ({ id }: StoredBet) => id.toString()];
  const page = rows.slice(0, STAFF_PAGE_SIZE);
  const last = page.at(-1);
  return {
    list: page.map(staffBetFrom),
    next: rows.length > page.length && last !== undefined ? placeOf(last) : null,
  };
};

/** Where a page of bets of all members ends: its moment comes first, for no index begins with the number alone. */
const momentOf = ({ placedAt, id }: StoredBet): string => `${placedAt.getTime()}-${id}`;

const newestOf = (
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  filters: BetFilters,
  before: string | undefined,
) => {
  const place = before === undefined ? {} : { before: BigInt(before.split('-').at(-1) ?? '') as BetId };
  return listBetsOf(db, member, { ...filters, ...place }, STAFF_PAGE_SIZE + 1);
};

/** Reads ever longer spans back from the end of the page before, of the range or from now, until a page is full. */
const newestOfAll = async (
  { db, clock }: Pick<BettingDeps, 'db' | 'clock'>,
  filters: BetFilters,
  before: string | undefined,
): Promise<readonly StoredBet[]> => {
  const end = filters.to ?? clock.now();
  const range = filters.from === undefined ? DAY_MS : end.getTime() - filters.from.getTime();
  if (range > DAYS_OF_ALL_MAX * DAY_MS) throw new Refusal('betting.range-too-long');
  const [at, id] = before?.split('-') ?? [];
  const place =
    at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id: BigInt(id) as BetId };
  const upTo = (place?.at ?? end).getTime();
  let rows: readonly StoredBet[] = [];
  for (const span of [...SPANS_MS, range]) {
    rows = await listBetsSince(db, new Date(upTo - span), filters, { place, limit: STAFF_PAGE_SIZE + 1 });
    if (rows.length > STAFF_PAGE_SIZE) break;
  }
  return rows;
};

/** One bet with every bet of its round, by the key that staff see. */
export const betByKey = async ({ db }: Pick<BettingDeps, 'db'>, key: string) => {
  const [member = 0n, id = 0n] = key.split('-').map(BigInt);
  const bet = await findBet(db, member as MemberId, id as BetId);
  if (!bet) throw new Refusal('betting.bet-unknown');
  const round = await listRound(db, bet.memberId, bet.roundKey);
  return { bet: staffBetFrom(bet), round: round.map(staffBetFrom) };
};

/** A bet by the number that its member sees; nothing where there is none. */
export const betByNumber = async ({ db }: Pick<BettingDeps, 'db'>, id: BetId): Promise<StaffBet | undefined> => {
  const bet = await findBetByNumber(db, id);
  return bet && staffBetFrom(bet);
};

const staffBetFrom = (row: StoredBet): StaffBet => ({
  ...betFrom(row),
  betKey: `${row.memberId}-${row.id}`,
  memberId: row.memberId,
});

export const betFrom = (row: StoredBet): Bet => {
  // A bet that was taken back is cancelled, whatever became of the rest of its round.
  const state = row.state === 'void' ? 'CANCELLED' : SHOWN[row.roundState];
  const decided = { state, stake: money(row.stake), payout: money(row.payout) } as const;
  return {
    betId: row.id,
    vendor: row.source,
    category: row.category,
    gameId: row.gameId,
    gameCode: typeof row.detail?.['game'] === 'string' ? row.detail['game'] : null,
    roundId: row.roundId,
    currency: row.currency,
    ...decided,
    result: resultOf(decided),
    net: netOf(decided),
    bonusPart: money(row.bonusPart),
    validBet: money(row.validBet),
    isClosed: row.settledAt !== null,
    placedAt: row.placedAt,
    settledAt: row.settledAt,
  };
};
