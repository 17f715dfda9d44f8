import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import { offerFault } from './dominance.ts';

/** A contract of one type as far as a cascade asks: who pays whom by which terms. */
export type Link<Member> = {
  readonly id: bigint;
  readonly payer: Member;
  readonly receiver: Member;
  readonly terms: ContractTerms;
};

export type Ended<Member> = {
  /** Contracts the receiver pays itself and that its new terms no longer carry. */
  readonly conflicts: readonly Link<Member>[];
  /** Contracts further below that lose their payer. */
  readonly alsoEnded: readonly Link<Member>[];
};

/**
 * What ends when somebody's contract gets these terms, or ends. Walks down from the receiver: a contract whose payer loses
 * its own is always among them; one that could still be offered under the new terms stays with everything below it.
 */
export const cascadeOf = <Member>(
  start: Member,
  terms: ContractTerms | undefined,
  paidBy: (payer: Member) => readonly Link<Member>[],
): Ended<Member> => {
  const conflicts = paidBy(start).filter((link) => terms === undefined || offerFault(terms, link.terms) !== undefined);
  const alsoEnded: Link<Member>[] = [];
  const waiting = conflicts.map(({ receiver }) => receiver);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    for (const link of paidBy(next)) {
      alsoEnded.push(link);
      waiting.push(link.receiver);
    }
  return { conflicts, alsoEnded };
};
