import type {
  AgentContract,
  AgentRequest,
  ContractBill,
  listBills as billsEndpoint,
  listContracts as listEndpoint,
} from '@fairground/contract/agents/contracts';
import { AGENT_PAGE_SIZE } from '@fairground/contract/agents/fields';
import type { QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import type { AgentsDeps } from '../deps.ts';
import { rangeOf } from '../domain/range.ts';
import { inTeam, namesOf } from '../scope.ts';
import { listBillsOf, sumBillsOf } from '../store/bills.ts';
import { findContractOn, listContractsOf } from '../store/contracts.ts';
import { listRequestsOf, markRead } from '../store/requests.ts';

type Sides = { readonly receiver: MemberId; readonly payer: MemberId | null };

const roleOf = (agent: MemberId, { receiver }: Sides): 'receiver' | 'payer' =>
  receiver === agent ? 'receiver' : 'payer';
const otherOf = (agent: MemberId, { receiver, payer }: Sides): MemberId | null =>
  receiver === agent ? payer : receiver;

/** The contracts of one type on either side, with what waits. Notices are read by being shown. */
export const showContracts = async (
  deps: AgentsDeps,
  session: Session,
  { type }: QueryOf<typeof listEndpoint>,
): Promise<ValueOf<typeof listEndpoint>> => {
  const { db, clock, days, wallet } = deps;
  const agent = session.memberId;
  const [contracts, requests, own] = await Promise.all([
    listContractsOf(db, agent, type),
    listRequestsOf(db, agent, type),
    findContractOn(db, agent, type, days.dayOf(clock.now())),
  ]);
  const others = [...contracts, ...requests].flatMap((each) => otherOf(agent, each) ?? []);
  const nameOf = await namesOf(deps, agent, others);
  const shownOther = (sides: Sides): string | null => {
    const other = otherOf(agent, sides);
    return other === null ? null : nameOf(other);
  };
  await markRead(db, agent, type, clock.now());
  return {
    list: contracts.map((contract): AgentContract => ({
      contractId: contract.id as Id<'agent-contract'>,
      role: roleOf(agent, contract),
      other: shownOther(contract),
      terms: contract.terms,
      status: contract.status,
      from: contract.from,
      until: contract.until,
      endReason: contract.endReason,
    })),
    requests: requests.map((request): AgentRequest => ({
      requestId: request.id as Id<'agent-request'>,
      kind: request.kind,
      role: roleOf(agent, request),
      other: shownOther(request),
      terms: request.terms,
      status: request.status,
      createdAt: request.createdAt,
      expiresAt: request.expiresAt,
    })),
    own: own?.terms ?? null,
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
  };
};

/** Bills on either side, each with everything its figure is made of. */
export const showBills = async (
  deps: AgentsDeps,
  session: Session,
  { type, from, to, username, pageNo = '1' }: QueryOf<typeof billsEndpoint>,
): Promise<ValueOf<typeof billsEndpoint>> => {
  const agent = session.memberId;
  const today = deps.days.dayOf(deps.clock.now());
  const wanted = {
    type,
    range: from === undefined && to === undefined ? undefined : rangeOf({ from, to }, today),
    other: username === undefined ? undefined : (await inTeam(deps, agent, { account: username })).id,
  };
  const [rows, { received, owed }] = await Promise.all([
    listBillsOf(deps.db, agent, wanted, {
      offset: (Number(pageNo) - 1) * AGENT_PAGE_SIZE,
      limit: AGENT_PAGE_SIZE + 1,
    }),
    sumBillsOf(deps.db, agent, wanted),
  ]);
  const shown = rows.slice(0, AGENT_PAGE_SIZE);
  const nameOf = await namesOf(
    deps,
    agent,
    shown.flatMap((row) => otherOf(agent, row) ?? []),
  );
  return {
    list: shown.map((row): ContractBill => {
      const { id, contractId, receiver, payer, terms, from, to, periodStart, active, rate, status, ...rest } = row;
      const { lowerTotal, ...amounts } = rest;
      const role = roleOf(agent, { receiver, payer });
      const other = otherOf(agent, { receiver, payer });
      return {
        ...(Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, money(amount)])) as Amounts),
        ...{ terms, from, to, periodStart, active, rate, status },
        billId: id as Id<'agent-bill'>,
        contractId: contractId as Id<'agent-contract'>,
        role,
        other: other === null ? null : nameOf(other),
        lowerTotal: role === 'receiver' ? money(lowerTotal) : null,
      };
    }),
    hasMore: rows.length > AGENT_PAGE_SIZE,
    sum: { received: money(received), owed: money(owed) },
    currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf(session)),
  };
};

type Amounts = Pick<
  ContractBill,
  | 'validBet'
  | 'stake'
  | 'payout'
  | 'rebate'
  | 'promo'
  | 'salary'
  | 'fee'
  | 'loss'
  | 'carryIn'
  | 'effective'
  | 'carryOut'
  | 'gross'
  | 'paid'
>;
