import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { DayRange, ProductFigures } from '../../figures/index.ts';
import type { AgentsDeps } from '../deps.ts';
import type { TeamPeriod } from '../domain/contracts/bill.ts';
import type { Contract } from '../store/contracts.ts';

/** A member counts as active from these sums on, over the whole period. */
export const ACTIVE_LEAST = { validBet: 1_000_0000n, deposit: 0n } as const;
const PAGE = 5_000;

export type Teams = {
  readonly of: (contract: Pick<Contract, 'receiver' | 'terms'>) => TeamPeriod;
  readonly depthOf: (member: MemberId) => number;
  readonly uplineOf: (member: MemberId) => MemberId | undefined;
};

/** What the teams of all receivers came to in a period: three sums for all of them, and one walk over who was active. */
export const readTeams = async (
  deps: Pick<AgentsDeps, 'figures' | 'members'>,
  tx: Tx,
  contracts: readonly Contract[],
  { from, to }: DayRange,
): Promise<Teams> => {
  const receivers = [...new Set(contracts.map(({ receiver }) => receiver))];
  const range = { from, to };
  const [sums, own, lines] = await Promise.all([
    deps.figures.teamSums(receivers, range),
    deps.figures.memberSums(receivers, range),
    deps.members.linesOn(tx, receivers, to),
  ]);
  const active = await countActive(deps, tx, new Set(receivers), range);
  const paths = new Map(lines.map(({ id, path }) => [id, path]));
  return {
    depthOf: (member) => paths.get(member)?.length ?? 0,
    uplineOf: (member) => paths.get(member)?.at(-2),
    of: ({ receiver, terms }) => ({
      ...sumsOf(sums.get(receiver) ?? [], terms.products),
      salary: (own.get(receiver) ?? []).reduce((sum, row) => sum + row.salary, 0n),
      active: active.get(receiver) ?? 0,
    }),
  };
};

/** Games count by product; rebates, promotions and fees belong to none and count always. */
const sumsOf = (rows: readonly ProductFigures[], products: readonly string[] | null) => {
  const played = rows.filter(({ product }) => products === null || products.includes(product));
  const sum = (of: readonly ProductFigures[], part: (row: ProductFigures) => bigint): bigint =>
    of.reduce((all, row) => all + part(row), 0n);
  return {
    validBet: sum(played, (row) => row.valid_bet_cash),
    stake: sum(played, (row) => row.stake_cash),
    payout: sum(played, (row) => row.payout_cash),
    rebate: sum(rows, (row) => row.rebate),
    promo: sum(rows, (row) => row.promo),
    fee: sum(rows, (row) => row.deposit_fee + row.withdrawal_fee),
  };
};

/** How many active members stand below each receiver. Who asked to be kept out counts for nobody. */
const countActive = async (
  { figures, members }: Pick<AgentsDeps, 'figures' | 'members'>,
  tx: Tx,
  receivers: ReadonlySet<MemberId>,
  range: DayRange,
): Promise<ReadonlyMap<MemberId, number>> => {
  const counts = new Map<MemberId, number>();
  let after = 0n as MemberId;
  for (;;) {
    const page = await figures.listActive(range, ACTIVE_LEAST, { after, limit: PAGE });
    const [found, lines] = [await members.list(page), await members.linesOn(tx, page, range.to)];
    const excluded = new Set(found.filter(({ status }) => status === 'self-excluded').map(({ id }) => id));
    for (const { id, path, isTest } of lines) {
      if (isTest || excluded.has(id)) continue;
      for (const above of path)
        if (above !== id && receivers.has(above)) counts.set(above, (counts.get(above) ?? 0) + 1);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return counts;
    after = last;
  }
};
