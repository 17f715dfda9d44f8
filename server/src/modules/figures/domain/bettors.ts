import type { MemberId } from '@fairground/contract/ids';
import { collectDeltas } from './deltas.ts';
import type { Delta } from './deltas.ts';

type Staked = { readonly member: MemberId; readonly day: string; readonly stake: bigint };

const placeOf = ({ member, day }: Pick<Staked, 'member' | 'day'>): string => `${day} ${member}`;

/**
 * A bettor of a day is a member whose stakes of that day, over all products and after all corrections, are more than
 * nothing. Returns the deltas with those who became one, and without those who no longer are.
 */
export const bettorChanges = (deltas: readonly Delta[], before: readonly Staked[]): readonly Delta[] => {
  const stakedBefore = new Map(before.map((staked) => [placeOf(staked), staked.stake]));
  const changes = collectDeltas();
  const added = new Map<string, Staked>();
  for (const delta of deltas) {
    const { member, day, product, ...sums } = delta;
    changes.add({ member, day, product }, sums);
    if (delta.stake === 0n) continue;
    const place = placeOf(delta);
    added.set(place, { member, day, stake: (added.get(place)?.stake ?? 0n) + delta.stake });
  }
  for (const [place, { member, day, stake }] of added) {
    const earlier = stakedBefore.get(place) ?? 0n;
    const change = BigInt(earlier + stake > 0n) - BigInt(earlier > 0n);
    if (change !== 0n) changes.add({ member, day, product: 'ALL' }, { bettors: change });
  }
  return changes.list();
};
