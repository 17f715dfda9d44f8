import type { MemberId } from '@fairground/contract/ids';
import type { PrizeModeName } from '@fairground/contract/lottery/fields';
import { MODES } from '@fairground/engines/lottery/price';
import type { Holder } from '@fairground/engines/lottery/rebate';
import type { Clock } from '../../../platform/clock.ts';
import type { LotteryDeps } from '../deps.ts';

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
