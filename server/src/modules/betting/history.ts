import type { Bet, RoundState, listBets, readBet } from '@fairground/contract/betting/endpoints';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { Refusal } from '../../platform/refusal.ts';
import type { BettingDeps } from './deps.ts';
import { findBet, listBetsOf, listRound } from './store.ts';
import type { StoredBet } from './store.ts';
import type { BetId } from './wager.ts';

export type HistoryFilters = QueryOf<typeof listBets>;

const PAGE_SIZE = 20;

/** States of a round by the number the register keeps, from one. */
const STATES = ['OPEN', 'WON', 'LOST', 'CANCELLED'] as const satisfies readonly RoundState[];
const VOID = 3;

/** A member's bets, the newest first. */
export const historyOf = async (
  { db }: Pick<BettingDeps, 'db'>,
  member: MemberId,
  { vendor, category, state, from, to, before, pageSize: asked }: HistoryFilters,
): Promise<ValueOf<typeof listBets>> => {
  if (from && to && from >= to) throw new Refusal('betting.window-backwards');
  const pageSize = asked === undefined ? PAGE_SIZE : Number(asked);
  const rows = await listBetsOf(
    db,
    member,
    {
      ...(vendor === undefined ? {} : { source: vendor }),
      ...(category === undefined ? {} : { category }),
      ...(state === undefined ? {} : { roundState: STATES.indexOf(state) + 1 }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(before === undefined ? {} : { before }),
    },
    pageSize + 1,
  );
  const page = rows.slice(0, pageSize);
  return { list: page.map(betFrom), next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
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

export const betFrom = (row: StoredBet): Bet => ({
  betId: row.id,
  vendor: row.source,
  category: row.category,
  gameId: row.gameId,
  gameCode: typeof row.detail?.['game'] === 'string' ? row.detail['game'] : null,
  roundId: row.roundId,
  currency: row.currency,
  stake: money(row.stake),
  bonusPart: money(row.bonusPart),
  payout: money(row.payout),
  validBet: money(row.validBet),
  // A bet that was taken back is cancelled, whatever became of the rest of its round.
  state: row.state === VOID ? 'CANCELLED' : (STATES[row.roundState - 1] ?? 'OPEN'),
  isClosed: row.settledAt !== null,
  placedAt: row.placedAt,
  settledAt: row.settledAt,
});
