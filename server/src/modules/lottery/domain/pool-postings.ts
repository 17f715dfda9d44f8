import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** What a draw or a correction did to a tier, as its row says. */
export type TierMove = {
  readonly tier: string;
  readonly seeded: bigint;
  readonly added: bigint;
  readonly given: bigint;
  readonly won: bigint;
};

/** Where the other side of a posting is: seeds of the house, what players staked and are paid, or another tier. */
export type Side = 'seeds' | 'stakes' | { readonly tier: string };

export type PoolPosting = {
  readonly what: string;
  readonly tier: string;
  readonly from: Side;
  /** Positive reaches the tier, negative leaves it. */
  readonly amount: Money;
};

/**
 * The postings of a move, such that no pool runs dry on the way: what comes in, then what tiers hand to each other, then
 * what goes out. Winners are paid from where stakes lie, so what was won goes there.
 */
export const postingsOf = (moves: readonly TierMove[]): readonly PoolPosting[] => {
  const all = moves.flatMap(({ tier, seeded, added, won }): readonly PoolPosting[] => [
    { what: 'seeded', tier, from: 'seeds', amount: money(seeded) },
    { what: 'added', tier, from: 'stakes', amount: money(added) },
    { what: 'won', tier, from: 'stakes', amount: money(-won) },
  ]);
  return [...all.filter(({ amount }) => amount > 0n), ...handedOver(moves), ...all.filter(({ amount }) => amount < 0n)];
};

/** What some tiers gave to others, which is as much as those got. */
const handedOver = (moves: readonly TierMove[]): readonly PoolPosting[] => {
  const postings: PoolPosting[] = [];
  const givers = moves.filter(({ given }) => given < 0n).map(({ tier, given }) => ({ tier, left: -given }));
  for (const { tier, given } of moves.filter((move) => move.given > 0n)) {
    let missing = given;
    for (const giver of givers) {
      const part = giver.left < missing ? giver.left : missing;
      if (part === 0n) continue;
      giver.left -= part;
      missing -= part;
      postings.push({ what: `given by ${giver.tier}`, tier, from: { tier: giver.tier }, amount: money(part) });
    }
    if (missing > 0n) throw new Error(`Nobody gave ${missing} of what ${tier} was given.`);
  }
  const kept = givers.find(({ left }) => left > 0n);
  if (kept !== undefined) throw new Error(`Nobody got ${kept.left} of what ${kept.tier} gave.`);
  return postings;
};
