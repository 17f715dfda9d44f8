import type { MemberId } from '@fairground/contract/ids';
import { flightIn } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { UNATTACHED, executeBatch } from './execute-batch.ts';
import { CHUNK_SIZE, winOf } from './market-wagers.ts';
import { listOpenBets } from './store.ts';
import type { MarketBetRow } from './store.ts';
import { paySet } from './store/settle-sets.ts';
import type { BetRange, Winner } from './store/settle-sets.ts';
import type { MarketId } from './wager.ts';

/** How many bets were paid, and whose they are. */
type Paid = { readonly won: number; readonly members: readonly MemberId[] };

/** Decides by the rules the bets of members with a running grant: what they count of its wagering is written with them. */
export const settleByRules = async (tx: Tx, id: MarketId, range: BetRange, bets: readonly Winner[]): Promise<Paid> => {
  let paid: Paid = { won: 0, members: [] };
  for (let first = 0; first < bets.length; first += CHUNK_SIZE) {
    const members = await payByRules(tx, id, range, bets.slice(first, first + CHUNK_SIZE));
    paid = { won: paid.won + members.length, members: [...paid.members, ...members] };
  }
  return paid;
};

/**
 * Pays the winners of a range. Those whose stakes were all cash, nearly everybody, are paid as sets by the database; the
 * others, whose bonus has a share or whose limits count, are paid by the rules as any wager is.
 */
export const payWinners = async (tx: Tx, id: MarketId, range: BetRange, winners: readonly Winner[]): Promise<Paid> => {
  let paid = await paySet(tx, id, range, winners);
  for (let first = 0; paid.won < winners.length && first < winners.length; first += CHUNK_SIZE) {
    const members = await payByRules(tx, id, range, winners.slice(first, first + CHUNK_SIZE));
    paid = { won: paid.won + members.length, members: [...paid.members, ...members] };
  }
  return paid;
};

/** Those of the winners that are still open. */
const payByRules = async (
  tx: Tx,
  id: MarketId,
  { after, through }: BetRange,
  winners: readonly Winner[],
): Promise<readonly MemberId[]> => {
  const open = new Map<bigint, MarketBetRow>(
    (
      await listOpenBets(
        tx,
        id,
        winners.map(({ bet }) => bet),
      )
    ).map((row) => [row.id, row]),
  );
  const due = winners.flatMap((winner) => {
    const row = open.get(winner.bet);
    return row && row.id > after && row.id <= through ? [{ ...winner, row }] : [];
  });
  if (due.length === 0) return [];

  const carried = due.map(({ row, payout, givenBack }) => ({
    wager: winOf(row, payout, givenBack),
    attachedItem: null,
  }));
  const answers = await flightIn(tx, (flight) => executeBatch(flight, carried, UNATTACHED));
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A winner of the market ${id} could not be paid: ${refused.outcome}.`);
  return due.map(({ row }) => row.member);
};
