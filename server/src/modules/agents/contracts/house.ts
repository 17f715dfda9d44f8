import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { AgentsDeps } from '../deps.ts';
import { encodeTerms, lockLine } from '../store/contracts.ts';
import { findByKey, insertRequest } from '../store/requests.ts';
import { findReplaced, requireCarried, requireSameOffer, requireSamePeriod } from './check-offer.ts';
import { nextStart } from './offer.ts';
import { tellOffered } from './write-messages.ts';

const ANSWER_MS = 72 * 3_600_000;
/** Heads of lines have every contract; affiliates and their managers share in dividends alone. */
const OF_HOUSE: readonly number[] = [2, 41, 42];

/** Offers a contract of the house; the receiver accepts it like any other. */
export const offerOfHouse = async (
  deps: AgentsDeps,
  actor: Actor,
  { receiver: id, terms, key }: { readonly receiver: MemberId; readonly terms: ContractTerms; readonly key: string },
): Promise<{ readonly requestId: bigint }> => {
  const receiver = await deps.members.find(id);
  if (receiver === undefined || !OF_HOUSE.includes(receiver.isAgent)) throw new Refusal('agents.type-refused');
  const isAffiliate = receiver.isAgent !== 2;
  if (isAffiliate && terms.type !== 'DIVIDEND') throw new Refusal('agents.type-refused');
  if ((terms.base === 'CHILD_GROSS') !== (receiver.isAgent === 42)) throw new Refusal('agents.type-refused');
  return inTransaction(deps.db, async (tx) => {
    await lockLine(tx, receiver.path[0] ?? id, terms.type);
    const known = await findByKey(tx, null, key);
    if (known !== undefined) {
      requireSameOffer(known, { receiver: id, terms });
      // Staff choose every term, so all of them are compared.
      if (known.terms === null || encodeTerms(known.terms) !== encodeTerms(terms))
        throw new Refusal('agents.key-conflict');
      return { requestId: known.id };
    }
    const now = deps.clock.now();
    const start = nextStart(terms.periodType, deps.days.dayOf(now));
    await requireCarried(tx, null, terms, start);
    if (isAffiliate) await requireSamePeriod(deps, tx, receiver, terms, start);
    const requestId = await insertRequest(tx, {
      kind: (await findReplaced(tx, id, terms, start)) === undefined ? 'OFFER' : 'CHANGE',
      ...{ type: terms.type, receiver: id, payer: null, terms, key, contractId: null },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + ANSWER_MS), status: 'IN_PROCESS' },
    });
    if (requestId === undefined) throw new Refusal('agents.contract-pending-exists');
    await tellOffered(deps, tx, { id: requestId, receiver: id, type: terms.type });
    await deps.audit.record(tx, {
      ...actor,
      action: 'agents.offer-of-house',
      resource: 'agent-request',
      resourceId: requestId.toString(),
      before: null,
      after: { receiver: id.toString(), type: terms.type },
    });
    return { requestId };
  });
};
