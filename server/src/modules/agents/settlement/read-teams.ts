import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import { windowOf } from '../../figures/index.ts';
import type { DayRange, SettledSums } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import type { TeamPeriod } from '../domain/contracts/bill.ts';
import type { Contract } from '../store/contracts.ts';
import { readSettings } from '../store/settings.ts';

type TeamDeps = Pick<AgentsDeps, 'days' | 'figures' | 'keptOutAt' | 'members'>;

export type Teams = {
  readonly of: (contract: Pick<Contract, 'receiver' | 'terms'>) => TeamPeriod;
  readonly depthOf: (member: MemberId) => number;
  readonly uplineOf: (member: MemberId) => MemberId | undefined;
};

/** What the teams of all receivers came to in a period: three sums for all of them, and one walk over who was active. */
export const readTeams = async (
  deps: TeamDeps,
  tx: Tx,
  contracts: readonly Contract[],
  { from, to }: DayRange,
): Promise<Teams> => {
  const receivers = [...new Set(contracts.map(({ receiver }) => receiver))];
  const range = { from, to };
  const [sums, salaries, lines] = await Promise.all([
    // Without a contract of chosen products one row of each team is enough.
    deps.figures.teamsToSettle(
      receivers,
      range,
      contracts.some(({ terms }) => terms.products !== null) ? 'product' : 'all',
    ),
    deps.figures.salariesOf(receivers, range),
    deps.members.linesOn(tx, receivers, to),
  ]);
  const active = await countActive(deps, tx, new Set(receivers), range);
  const paths = new Map(lines.map(({ id, path }) => [id, path]));
  return {
    depthOf: (member) => paths.get(member)?.length ?? 0,
    uplineOf: (member) => paths.get(member)?.at(-2),
    of: ({ receiver, terms }) => ({
      ...sumsOf(sums.get(receiver) ?? [], terms.products),
      salary: salaries.get(receiver) ?? 0n,
      active: active.get(receiver) ?? 0,
    }),
  };
};

/** Games count by product; rebates, promotions and fees belong to none and count always. */
const sumsOf = (rows: readonly SettledSums[], products: readonly string[] | null) => {
  const sums = { validBet: 0n, stake: 0n, payout: 0n, rebate: 0n, promo: 0n, fee: 0n };
  for (const row of rows) {
    if (products === null || products.includes(row.product)) {
      sums.validBet += row.validBet;
      sums.stake += row.stake;
      sums.payout += row.payout;
    }
    sums.rebate += row.rebate;
    sums.promo += row.promo;
    sums.fee += row.fee;
  }
  return sums;
};

/** How many active members stand below each receiver. Who had asked to be kept out by its end counts for nobody. */
const countActive = async (
  { days, figures, keptOutAt, members }: TeamDeps,
  tx: Tx,
  receivers: ReadonlySet<MemberId>,
  range: DayRange,
): Promise<ReadonlyMap<MemberId, number>> => {
  const counts = new Map<MemberId, number>();
  const { to: end } = windowOf(range.to, days.timeZone);
  const { activeBet, activeDeposit } = await readSettings(tx);
  await figures.walkActive(tx, range, { validBet: activeBet, deposit: activeDeposit }, async (page) => {
    const keptOut = await keptOutAt(page, end);
    for (const { id, path, isTest } of await members.linesOn(tx, page, range.to)) {
      if (isTest || keptOut.has(id)) continue;
      for (const above of path)
        if (above !== id && receivers.has(above)) counts.set(above, (counts.get(above) ?? 0) + 1);
    }
  });
  return counts;
};
