import type { ContractTier } from '@fairground/contract/agents/contract-terms';
import { dominates } from './dominance.ts';

/** A contract of one type as far as a cascade asks: who pays whom by which tiers. */
export type Link<Member> = {
  readonly id: bigint;
  readonly payer: Member;
  readonly receiver: Member;
  readonly tiers: readonly ContractTier[];
};

export type Ended<Member> = {
  /** Contracts the receiver pays itself and that its new terms no longer carry. */
  readonly conflicts: readonly Link<Member>[];
  /** Contracts further below that lose their payer. */
  readonly alsoEnded: readonly Link<Member>[];
};

/**
 * What ends when somebody's contract gets these tiers, or ends. Walks down from the receiver: a contract whose payer loses
 * its own is always among them, one that is still carried stays with everything below it.
 */
export const cascadeOf = <Member>(
  start: Member,
  tiers: readonly ContractTier[] | undefined,
  paidBy: (payer: Member) => readonly Link<Member>[],
): Ended<Member> => {
  const conflicts = paidBy(start).filter((link) => tiers === undefined || !dominates(tiers, link.tiers));
  const alsoEnded: Link<Member>[] = [];
  const waiting = conflicts.map(({ receiver }) => receiver);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    for (const link of paidBy(next)) {
      alsoEnded.push(link);
      waiting.push(link.receiver);
    }
  return { conflicts, alsoEnded };
};
