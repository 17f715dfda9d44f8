import type { answerOffer as endpoint } from '@fairground/contract/agents/contracts';
import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Caller, Session } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AgentsDeps } from '../deps.ts';
import { cascadeOf } from '../domain/contracts/cascade.ts';
import type { Ended } from '../domain/contracts/cascade.ts';
import { actorOf } from '../downline.ts';
import { callerOf, namesOf } from '../scope.ts';
import { endContracts, insertContract, listPaidBy, lockLine } from '../store/contracts.ts';
import type { Contract } from '../store/contracts.ts';
import { answerRequest, insertRequest, lockRequest } from '../store/requests.ts';
import type { ContractRequest } from '../store/requests.ts';
import { findReplaced, requireBelow, requireCarried, requireSamePeriod } from './check-offer.ts';
import { nextStart } from './offer.ts';
import { tellAnswered, tellEnded } from './write-messages.ts';

type Asked = BodyOf<typeof endpoint>;

/** Accepts or rejects an offer. A contract begins with the next period, so that no period mixes two rates. */
export const answerOffer = async (
  deps: AgentsDeps,
  { requestId, action, confirmCascade = false }: Asked,
  caller: Caller & { readonly session: Session },
): Promise<ValueOf<typeof endpoint>> => {
  const receiver = caller.session.memberId;
  const { path, account } = await callerOf(deps, receiver);
  const lineRoot = path[0] ?? receiver;
  return inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (request === undefined || request.receiver !== receiver || request.terms === null)
      throw new Refusal('agents.contract-state');
    const wanted = action === 'accept' ? 'APPROVED' : 'REJECTED';
    // A repeat of the same answer.
    if (request.status === wanted) return { status: wanted, from: null };
    const now = deps.clock.now();
    if (request.status !== 'IN_PROCESS' || request.expiresAt <= now) throw new Refusal('agents.contract-state');
    const from =
      action === 'accept'
        ? await accept(deps, tx, { ...request, terms: request.terms }, { lineRoot, confirmCascade })
        : null;
    await answerRequest(tx, requestId, wanted, now);
    const { payer, type } = request;
    await tellAnswered(deps, tx, { id: requestId, payer, type, account, isAccepted: action === 'accept' });
    await deps.audit.record(tx, {
      ...actorOf(caller),
      action: 'agents.answer-offer',
      resource: 'agent-request',
      resourceId: requestId.toString(),
      before: { status: request.status },
      after: { status: wanted, from },
    });
    return { status: wanted, from };
  });
};

const accept = async (
  deps: AgentsDeps,
  tx: Tx,
  { receiver, payer, type, terms }: ContractRequest & { readonly terms: ContractTerms },
  { lineRoot, confirmCascade }: { readonly lineRoot: MemberId; readonly confirmCascade: boolean },
): Promise<string> => {
  await lockLine(tx, lineRoot, type);
  if (payer !== null) await requireBelow(deps, tx, { receiver, payer, lineRoot });
  const now = deps.clock.now();
  const today = deps.days.dayOf(now);
  const start = nextStart(terms.periodType, today);
  await requireCarried(tx, payer, terms, start);
  if (payer === null) {
    const place = await deps.members.findIn(tx, receiver);
    if (place !== undefined && place.isAgent !== 2) await requireSamePeriod(deps, tx, place, terms, start);
  }
  const replaced = await findReplaced(tx, receiver, terms, start);
  if (replaced !== undefined) {
    const ended = await endedBelow(tx, receiver, terms, type, start);
    if (ended.conflicts.length > 0 && !confirmCascade)
      throw new Refusal('agents.contract-cascade-required', await shownCascade(deps, receiver, ended, terms));
    await endWithNotice(deps, tx, [...ended.conflicts, ...ended.alsoEnded], start, 'CASCADE', type);
    await endContracts(tx, [replaced.id], start, 'SUPERSEDED');
  }
  await insertContract(tx, {
    ...{ receiver, payer, lineRoot, terms, from: start, now, status: 'SCHEDULED' },
    supersedes: replaced?.id ?? null,
  });
  return start;
};

/**
 * What ends below somebody whose contract gets these terms, or ends, on a day. What is to end by then anyway is not asked: a
 * change of the same day may have replaced it. Reads level by level: a line is twenty deep.
 */
export const endedBelow = async (
  tx: Tx,
  receiver: MemberId,
  terms: ContractTerms | undefined,
  type: ContractTerms['type'],
  day: string,
): Promise<Ended<MemberId> & { readonly contracts: ReadonlyMap<bigint, Contract> }> => {
  const contracts = new Map<bigint, Contract>();
  const byPayer = new Map<MemberId, Contract[]>();
  for (let level: readonly MemberId[] = [receiver]; level.length > 0;) {
    const found = await listPaidBy(tx, level, type, day);
    for (const contract of found) {
      contracts.set(contract.id, contract);
      if (contract.payer !== null) byPayer.set(contract.payer, [...(byPayer.get(contract.payer) ?? []), contract]);
    }
    level = [...new Set(found.map((contract) => contract.receiver))];
  }
  const ended = cascadeOf(receiver, terms, (payer: MemberId) =>
    (byPayer.get(payer) ?? []).map(({ id, receiver: paid, terms: own }) => ({ id, payer, receiver: paid, terms: own })),
  );
  return { ...ended, contracts };
};

const maxRate = (tiers: ContractTerms['tiers']): number => Math.max(...tiers.map(({ rate }) => rate));

/** The contracts that would end, with names masked as the answering agent may read them. */
const shownCascade = async (
  deps: AgentsDeps,
  agent: MemberId,
  { conflicts, alsoEnded }: Ended<MemberId>,
  terms: ContractTerms,
): Promise<Record<string, unknown>> => {
  const nameOf = await namesOf(
    deps,
    agent,
    [...conflicts, ...alsoEnded].map(({ receiver }) => receiver),
  );
  const shown = (link: (typeof conflicts)[number]) => ({
    contractId: link.id.toString(),
    account: nameOf(link.receiver),
    currentMaxRate: maxRate(link.terms.tiers),
    newMaxRate: maxRate(terms.tiers),
  });
  return { conflicts: conflicts.map(shown), alsoEnded: alsoEnded.map(shown) };
};

/** Ends contracts with one date, and leaves every receiver a notice. */
export const endWithNotice = async (
  deps: Pick<AgentsDeps, 'clock' | 'messages'>,
  tx: Tx,
  ended: readonly { readonly id: bigint; readonly payer: MemberId | null; readonly receiver: MemberId }[],
  until: string,
  reason: 'CASCADE' | 'TERMINATED_BY_PAYER' | 'RESIGNED' | 'OPERATOR',
  type: ContractTerms['type'],
): Promise<void> => {
  const now = deps.clock.now();
  await endContracts(
    tx,
    ended.map(({ id }) => id),
    until,
    reason,
  );
  for (const { id, payer, receiver } of ended) {
    await tellEnded(deps, tx, { id, payer, receiver }, type);
    // No key of an offer holds a slash, so that none takes the place of a notice.
    await insertRequest(tx, {
      kind: reason === 'CASCADE' ? 'CASCADE' : reason === 'RESIGNED' ? 'RESIGN' : 'TERMINATE',
      ...{ type, receiver, payer, terms: null, key: `end/${id}`, contractId: id },
      ...{ createdAt: now, expiresAt: now, status: 'APPROVED' },
    });
  }
};
