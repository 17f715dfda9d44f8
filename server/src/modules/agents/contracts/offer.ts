import type { offerContract as endpoint } from '@fairground/contract/agents/contracts';
import type { ContractTerms, PeriodType } from '@fairground/contract/agents/contract-terms';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AgentsDeps } from '../deps.ts';
import { periodAfter, periodOf } from '../domain/contracts/periods.ts';
import { actorOf } from '../downline.ts';
import { inTeam } from '../scope.ts';
import { findContractOn, lockLine } from '../store/contracts.ts';
import { findByKey, insertRequest } from '../store/requests.ts';
import { findReplaced, requireBelow, requireCarried, requireSameOffer } from './check-offer.ts';
import { tellOffered } from './write-messages.ts';

const ANSWER_MS = 72 * 3_600_000;

type Offer = Omit<BodyOf<typeof endpoint>, 'requestKey'>;

/** The first day of the period after the one that runs. */
export const nextStart = (type: PeriodType, today: string): string => periodAfter(type, periodOf(type, today)).from;

/** What an offer of an agent comes to: everything but tiers and carry is as in its own contract. */
export const termsOf = async (
  { db, clock, days }: AgentsDeps,
  payer: MemberId,
  { type, carryMode, tiers }: Pick<Offer, 'type' | 'carryMode' | 'tiers'>,
): Promise<{ readonly own: ContractTerms; readonly terms: ContractTerms }> => {
  const own = await findContractOn(db, payer, type, days.dayOf(clock.now()));
  if (own === undefined) throw new Refusal('agents.contract-payer-without-contract');
  return { own: own.terms, terms: { ...own.terms, carryMode, tiers } };
};

/** The receiver of an offer: an agent directly below that may have a contract. */
export const receiverOf = async (deps: AgentsDeps, payer: MemberId, account: string) => {
  const receiver = await inTeam(deps, payer, { account });
  if (receiver.uplineId !== payer) throw new Refusal('agents.not-in-team');
  if (receiver.isAgent !== 1 || receiver.status === 'self-excluded' || receiver.status === 'closed')
    throw new Refusal('agents.type-refused');
  return receiver;
};

/** Offers a contract to somebody directly below, or a change of the one it has. Asked twice, it is one offer. */
export const offerContract = async (
  deps: AgentsDeps,
  { requestKey, ...offer }: BodyOf<typeof endpoint>,
  caller: Caller & { readonly session: Session },
): Promise<ValueOf<typeof endpoint>> => {
  const payer = caller.session.memberId;
  const receiver = await receiverOf(deps, payer, offer.receiver);
  const { terms } = await termsOf(deps, payer, offer);
  const lineRoot = receiver.path[0] ?? payer;
  const requestId = await inTransaction(deps.db, async (tx) => {
    await lockLine(tx, lineRoot, offer.type);
    const known = await findByKey(tx, payer, requestKey);
    if (known !== undefined) {
      requireSameOffer(known, { receiver: receiver.id, terms });
      return known.id;
    }
    await requireBelow(deps, tx, { receiver: receiver.id, payer, lineRoot });
    const now = deps.clock.now();
    const start = nextStart(terms.periodType, deps.days.dayOf(now));
    await requireCarried(tx, payer, terms, start);
    const id = await insertRequest(tx, {
      kind: (await findReplaced(tx, receiver.id, terms, start)) === undefined ? 'OFFER' : 'CHANGE',
      ...{ type: offer.type, receiver: receiver.id, payer, terms, key: requestKey, contractId: null },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + ANSWER_MS), status: 'IN_PROCESS' },
    });
    if (id === undefined) throw new Refusal('agents.contract-pending-exists');
    await tellOffered(deps, tx, { id, receiver: receiver.id, type: offer.type });
    await deps.audit.record(tx, {
      ...actorOf(caller),
      action: 'agents.offer-contract',
      resource: 'agent-request',
      resourceId: id.toString(),
      before: null,
      after: { receiver: receiver.id.toString(), type: offer.type, tiers: terms.tiers.length },
    });
    return id;
  });
  return { requestId: requestId as Id<'agent-request'> };
};
