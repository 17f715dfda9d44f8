import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import { billOf } from './bill.ts';
import type { Bill, TeamPeriod } from './bill.ts';
import type { CarriedPeriod } from './carry.ts';
import { dominates } from './dominance.ts';

/** A contract as far as a run asks. */
export type SettledContract<Member> = {
  readonly id: bigint;
  readonly receiver: Member;
  /** Null is the house. */
  readonly payer: Member | null;
  readonly terms: ContractTerms;
};

/** What the run knows of the members: where they stand, what their teams came to, and what was before. */
export type RunWorld<Member> = {
  readonly of: (contract: SettledContract<Member>) => TeamPeriod;
  readonly depthOf: (member: Member) => number;
  readonly uplineOf: (member: Member) => Member | undefined;
  readonly carried: ReadonlyMap<Member, CarriedPeriod>;
  /** What earlier windows of the same day paid, by contract. */
  readonly earlier: ReadonlyMap<bigint, { readonly gross: bigint }>;
};

export type RunBill<Member> = Bill & {
  readonly contractId: bigint;
  readonly receiver: Member;
  readonly payer: Member | null;
  readonly depth: number;
  /** What the receiver owes to those directly below in the same run. */
  readonly lowerTotal: bigint;
};

/** All bills of a run, from the lowest receivers up: what affiliates get is the base of the one who leads them. */
export const billsOfRun = <Member>(
  { isFirstOfMonth, isLastOfDay = false }: { readonly isFirstOfMonth: boolean; readonly isLastOfDay?: boolean },
  contracts: readonly SettledContract<Member>[],
  world: RunWorld<Member>,
): readonly RunBill<Member>[] => {
  const { depthOf, uplineOf, earlier, carried } = world;
  const byReceiver = new Map(contracts.map((contract) => [contract.receiver, contract]));
  const bills: RunBill<Member>[] = [];
  const lower = new Map<Member, bigint>();
  const below = new Map<Member, bigint>();
  for (const contract of contracts.toSorted((one, other) => depthOf(other.receiver) - depthOf(one.receiver))) {
    const { id, receiver, payer } = contract;
    const team = world.of(contract);
    const before = earlier.get(id);
    const bill = billOf({ ...contract.terms, tiers: carriedTiers(contract, byReceiver) }, team, {
      before: carried.get(receiver),
      isFirstOfMonth,
      childGross: below.get(receiver) ?? 0n,
      paidToday: before?.gross ?? 0n,
      isLastOfDay,
    });
    bills.push({
      ...bill,
      ...{ contractId: id, receiver, payer, depth: depthOf(receiver), lowerTotal: lower.get(receiver) ?? 0n },
    });
    if (payer !== null) lower.set(payer, (lower.get(payer) ?? 0n) + bill.gross);
    const upline = uplineOf(receiver);
    if (upline !== undefined) below.set(upline, (below.get(upline) ?? 0n) + bill.gross);
  }
  return bills;
};

/** Tiers that the payer's own contract no longer carries pay nothing: nobody gets more than the one above. */
const carriedTiers = <Member>(
  { payer, terms }: SettledContract<Member>,
  byReceiver: ReadonlyMap<Member, SettledContract<Member>>,
): ContractTerms['tiers'] => {
  if (payer === null) return terms.tiers;
  const above = byReceiver.get(payer)?.terms.tiers ?? [];
  return terms.tiers.filter((tier) => dominates(above, [tier]));
};
