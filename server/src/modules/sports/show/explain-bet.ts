import type { ValueOf } from '@fairground/contract/endpoint';
import type { explainBet } from '@fairground/contract/sports/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { SportsBetId } from '@fairground/contract/sports/fields';
import { Refusal } from '../../../platform/refusal.ts';
import type { SportsDeps } from '../deps.ts';
import { factorOf, factorText } from '../domain/pay-bet.ts';
import { findBet, listLegs } from '../store/bets.ts';
import { listChanges } from '../store/changes.ts';
import { listResultsOf } from '../store/settlement.ts';

/** How a bet came to what it paid: every leg with its factor, every payment with its difference. */
export const explain = async (
  { db }: Pick<SportsDeps, 'db'>,
  member: MemberId,
  id: SportsBetId,
): Promise<ValueOf<typeof explainBet>> => {
  const bet = await findBet(db, member, id);
  if (!bet) throw new Refusal('sports.bet-unknown');
  const legs = await listLegs(db, [id]);
  const results = Map.groupBy(
    await listResultsOf(
      db,
      legs.map(({ market_id }) => market_id),
    ),
    ({ market_id }) => market_id,
  );
  const changes = await listChanges(db, id);
  return {
    legs: legs.map((leg) => {
      const isAlone = legs.filter(({ fixture_id }) => fixture_id === leg.fixture_id).length === 1;
      const factor = isAlone
        ? factorOf([{ fixture: leg.fixture_id, oddsMilli: leg.odds_milli, result: leg.result }], new Map())
        : null;
      return {
        selectionId: `${leg.market_id}:${leg.code}`,
        result: leg.result,
        oddsMilli: leg.odds_milli,
        factor: factor && factorText(factor),
        resultVersion: results.get(leg.market_id)?.at(-1)?.version ?? null,
      };
    }),
    changes: changes.map(({ kind, state, payout, moved, at }) => ({
      kind,
      state,
      payout: money(payout),
      moved: writeMoney(money(moved)),
      at,
    })),
  };
};
