import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import { MODES } from '@fairground/engines/lottery/price';
import type { Holder } from '@fairground/engines/lottery/rebate';
import type { Clock } from '../../../platform/clock.ts';
import type { LotteryDeps } from '../deps.ts';

/** Which series members can be given: those of the mode in which players choose one. */
export const SERIES_SCALE = MODES.Lott.series;

/** A line of the members' tree, its head first, and what heads of lines hold. */
type Line = {
  readonly ofHeads: number;
  readonly line: readonly {
    readonly id: MemberId;
    readonly isAgent: IsAgent;
    readonly isHouse: boolean;
    readonly rate: number;
  }[];
};

/**
 * Who gets a part of a bet, the bettor first. Affiliates and the house are a ceiling for those below and get nothing
 * themselves; a bettor who is not paid plays at what heads hold.
 */
export const payeesOf = (member: MemberId, { ofHeads, line }: Line): readonly Holder<MemberId>[] => {
  const chain = line
    .filter(({ isAgent, isHouse }) => !isHouse && isAgent !== 41 && isAgent !== 42)
    .map(({ id, rate }) => ({ holder: id, series: rate }))
    .toReversed();
  return chain[0]?.holder === member ? chain : [{ holder: member, series: ofHeads }];
};

/** Who stands above a bettor in a mode, the bettor first. Modes of fixed odds leave nothing to share. */
export const chainIn = async (
  { chainOf }: Pick<LotteryDeps, 'chainOf'>,
  member: MemberId,
  mode: PrizeModeName,
): Promise<readonly Holder<MemberId>[]> => {
  const { min, max } = MODES[mode].series;
  if (chainOf === undefined || min === max) return [{ holder: member, series: max }];
  return chainOf(member);
};

/** The highest series somebody may play at. */
export const ownSeries = async (
  deps: Pick<LotteryDeps, 'chainOf'>,
  member: MemberId,
  mode: PrizeModeName = 'Lott',
): Promise<number> => (await chainIn(deps, member, mode))[0]?.series ?? MODES[mode].series.max;

type ChainOf = NonNullable<LotteryDeps['chainOf']>;

/** A chain hardly ever changes, and every order asks for it. */
const KEPT_MS = 5_000;
const KEPT_MAX = 20_000;

export const keepChains = (read: ChainOf, clock: Clock): ChainOf => {
  const kept = new Map<MemberId, { readonly until: number; readonly chain: ReturnType<ChainOf> }>();
  return (member) => {
    const now = clock.now().getTime();
    const found = kept.get(member);
    if (found !== undefined && now < found.until) return found.chain;
    if (kept.size >= KEPT_MAX) kept.clear();
    const chain = read(member);
    kept.set(member, { until: now + KEPT_MS, chain });
    chain.catch(() => kept.delete(member));
    return chain;
  };
};
