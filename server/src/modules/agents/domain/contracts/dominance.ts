import { CARRY_MODES } from '@fairground/contract/agents/contract-terms';
import type { ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';

/** Whether the payer's own contract gives at least as much under no harder conditions, for every tier of the receiver. */
export const dominates = (payer: readonly ContractTier[], receiver: readonly ContractTier[]): boolean =>
  receiver.every((own) =>
    payer.some(
      (above) =>
        above.minValidBet <= own.minValidBet &&
        above.minLoss <= own.minLoss &&
        above.minActive <= own.minActive &&
        above.rate >= own.rate,
    ),
  );

/** Why a payer with these terms cannot offer those; nothing where it can. */
export type OfferFault = 'kind' | 'carry' | 'tiers';

export const offerFault = (payer: ContractTerms, receiver: ContractTerms): OfferFault | undefined => {
  const isAlike =
    payer.type === receiver.type &&
    payer.periodType === receiver.periodType &&
    payer.deductRebate === receiver.deductRebate &&
    payer.deductPromo === receiver.deductPromo &&
    payer.deductSalary === receiver.deductSalary &&
    payer.deductFee === receiver.deductFee &&
    sameProducts(payer.products, receiver.products) &&
    (payer.matchMode === 'BET_OR_LOSS' || receiver.matchMode === 'ALL') &&
    isStepOf(payer.betStep, receiver.betStep);
  if (!isAlike) return 'kind';
  // Else the payer would finance losses it has to make good itself.
  if (CARRY_MODES.indexOf(receiver.carryMode) < CARRY_MODES.indexOf(payer.carryMode)) return 'carry';
  return dominates(payer.tiers, receiver.tiers) ? undefined : 'tiers';
};

const sameProducts = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length && one.every((product) => other.includes(product));

/** Coarser steps never count more turnover than finer ones they are made of. */
const isStepOf = (payer: bigint, receiver: bigint): boolean =>
  payer === 0n || (receiver > 0n && receiver % payer === 0n);
