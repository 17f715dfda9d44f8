import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { settledBetsOf, validCashOf } from '../../betting/index.ts';
import type { SettledBet, SettledBets } from '../../betting/index.ts';
import type { CashierDeps } from '../deps.ts';
import { lockOpenTurnover, waiveRows, writeProgress } from '../store/turnover.ts';
import type { StoredTurnover } from '../store/turnover.ts';
import { sumHeld } from '../store/withdrawals.ts';
import { applyPlayed, isDust } from './domain/progress.ts';

type Deps = Pick<CashierDeps, 'clock' | 'wallet' | 'categoryOf'>;

/** Counts settled bets into open requirements, in the transaction that notes the facts as done: each bet once. */
export const countBets = async (deps: Deps, tx: Tx, facts: readonly SettledBets[]): Promise<void> => {
  const byMember = Map.groupBy(facts.flatMap(settledBetsOf), ({ member }) => member);
  if (byMember.size === 0) return;
  const members = [...byMember.keys()].map((member) => BigInt(member) as MemberId);
  const open = Map.groupBy(await lockOpenTurnover(tx, members), ({ memberId }) => memberId);
  for (const [member, rows] of open) await countFor(deps, tx, rows, byMember.get(member.toString()) ?? []);
};

const countFor = async (
  { clock, wallet, categoryOf }: Deps,
  tx: Tx,
  rows: readonly StoredTurnover[],
  bets: readonly SettledBet[],
): Promise<void> => {
  const now = clock.now();
  const isWeighed = rows.some(({ weights }) => weights !== null);
  const played = await Promise.all(
    bets.map(async (bet) => ({
      product: bet.product.toString(),
      category: isWeighed ? await categoryOf(bet.product) : undefined,
      valid: validCashOf(bet),
    })),
  );
  const after = applyPlayed(rows, played);
  for (const [index, { id, progress }] of after.entries())
    if (progress !== rows[index]?.progress) await writeProgress(tx, id, progress, now);
  const left = after.filter(({ progress, required }) => progress < required);
  const [first] = rows;
  const currency = bets[0]?.currency;
  if (left.length === 0 || first === undefined || currency === undefined) return;
  const held = await wallet.readHeld(tx, first.memberId, currency);
  const waits = await sumHeld(tx, first.memberId);
  if (isDust(held - waits))
    await waiveRows(
      tx,
      left.map(({ id }) => id),
      now,
    );
};
