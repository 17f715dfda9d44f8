import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { offerFault } from '../domain/contracts/dominance.ts';
import { termsFault } from '../domain/contracts/tiers.ts';
import { findContractOn, findLastContract } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';

/**
 * Refuses terms that cannot stand: impossible ones, and those the payer's own contract of that day does not carry. The
 * house pays within the bounds of each type alone.
 */
export const requireCarried = async (
  reader: Reader,
  payer: MemberId | null,
  terms: ContractTerms,
  day: string,
): Promise<void> => {
  const fault = termsFault(terms);
  if (fault !== undefined) throw new Refusal('agents.contract-terms', { fault });
  if (payer === null) return;
  const own = await findContractOn(reader, payer, terms.type, day);
  if (own === undefined) throw new Refusal('agents.contract-payer-without-contract');
  const missing = offerFault(own.terms, terms);
  if (missing !== undefined) throw new Refusal('agents.contract-not-dominated', { fault: missing });
};

/**
 * The contract of the receiver that still runs or is to begin on a day, which new terms would replace. With another kind of
 * period it must end first: a change within its period would let both contracts settle the same days.
 */
export const findReplaced = async (
  reader: Reader,
  receiver: MemberId,
  { type, periodType }: Pick<ContractTerms, 'type' | 'periodType'>,
  day: string,
): Promise<Contract | undefined> => {
  const last = await findLastContract(reader, receiver, type);
  if (last === undefined || (last.until !== null && last.until <= day)) return undefined;
  if (last.terms.periodType !== periodType) throw new Refusal('agents.contract-terms', { fault: 'period' });
  return last;
};
