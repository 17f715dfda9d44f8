import type { ContractTerms, ContractTier } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { offerFault } from '../domain/contracts/dominance.ts';
import { termsFault } from '../domain/contracts/tiers.ts';
import { findContractOn, findLastContract, listOfHouseIn } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';
import type { ContractRequest } from '../store/requests.ts';

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
 * Refuses where the receiver left the place directly below the payer since the line was locked for: a move and the contracts
 * of a line wait for each other.
 */
export const requireBelow = async (
  { members }: Pick<AgentsDeps, 'members'>,
  tx: Tx,
  { receiver, payer, lineRoot }: { readonly receiver: MemberId; readonly payer: MemberId; readonly lineRoot: MemberId },
): Promise<void> => {
  const place = await members.findIn(tx, receiver);
  if (place?.uplineId !== payer || place.path[0] !== lineRoot) throw new Refusal('agents.not-in-team');
  if (place.isAgent !== 1) throw new Refusal('agents.type-refused');
};

/**
 * Refuses a contract of the house with another kind of period than that of an affiliate below, or of the manager above: a
 * manager shares in what the affiliates get by the same run, and a run holds one kind of period.
 */
export const requireSamePeriod = async (
  { members }: Pick<AgentsDeps, 'members'>,
  tx: Tx,
  receiver: Pick<Member, 'id' | 'uplineId' | 'path'>,
  { type, periodType }: Pick<ContractTerms, 'type' | 'periodType'>,
  day: string,
): Promise<void> => {
  const inLine = await listOfHouseIn(tx, receiver.path[0] ?? receiver.id, type, day);
  const places = new Map((await members.list(inLine.map((each) => each.receiver))).map((each) => [each.id, each]));
  const isOther = inLine.some(
    (each) =>
      each.terms.periodType !== periodType &&
      (each.receiver === receiver.uplineId || places.get(each.receiver)?.uplineId === receiver.id),
  );
  if (isOther) throw new Refusal('agents.contract-terms', { fault: 'period' });
};

type Wished = { readonly receiver: MemberId; readonly terms: Pick<ContractTerms, 'type' | 'carryMode' | 'tiers'> };

/** Refuses a key that already stands for another offer; what else the terms hold follows from the contract of the payer. */
export const requireSameOffer = (known: ContractRequest, { receiver, terms }: Wished): void => {
  const isSame =
    known.receiver === receiver &&
    known.terms?.type === terms.type &&
    known.terms.carryMode === terms.carryMode &&
    sameTiers(known.terms.tiers, terms.tiers);
  if (!isSame) throw new Refusal('agents.key-conflict');
};

const sameTiers = (one: readonly ContractTier[], other: readonly ContractTier[]): boolean =>
  one.length === other.length &&
  one.every(({ minValidBet, minLoss, minActive, rate }, index) => {
    const tier = other[index];
    return (
      tier?.rate === rate &&
      tier.minValidBet === minValidBet &&
      tier.minLoss === minLoss &&
      tier.minActive === minActive
    );
  });

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
