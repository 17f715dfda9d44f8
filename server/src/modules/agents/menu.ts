import type { ContractType } from '@fairground/contract/agents/contract-terms';
import { AGENT_PAGES, CONTRACT_PAGES, CONTRACT_REQUESTS } from '@fairground/contract/agents/menu';
import type { ContractFlags, readAgentMenu as endpoint } from '@fairground/contract/agents/menu';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Session } from '../../platform/http/route.ts';
import type { AgentsDeps } from './deps.ts';
import { callerOf } from './scope.ts';
import { listOwnTypes } from './store/contracts.ts';
import { countWaiting } from './store/requests.ts';

const NOTHING = { offers: 0, notices: 0 };

/** The pages with what waits, and the flags that say which of those of contracts are open to the caller. */
export const readMenu = async (deps: AgentsDeps, session: Session): Promise<ValueOf<typeof endpoint>> => {
  const [caller, types, waiting] = await Promise.all([
    callerOf(deps, session.memberId),
    listOwnTypes(deps.db, session.memberId),
    countWaiting(deps.db, session.memberId),
  ]);
  return {
    account: caller.account,
    pages: [
      ...AGENT_PAGES.map((page) => ({ page, waiting: 0 })),
      ...CONTRACT_PAGES.map(({ page, type }) => {
        const { offers, notices } = waiting.get(type) ?? NOTHING;
        return { page, waiting: offers + notices };
      }),
    ],
    flags: flagsOf(new Set(types), waiting),
  };
};

const flagsOf = (own: ReadonlySet<ContractType>, waiting: Awaited<ReturnType<typeof countWaiting>>): ContractFlags => {
  // An offer can be missed, a notice only read late: where both wait, the flag is the offer's.
  const requestOf = (type: ContractType) => {
    const { offers, notices } = waiting.get(type) ?? NOTHING;
    if (offers > 0) return CONTRACT_REQUESTS.offer;
    return notices > 0 ? CONTRACT_REQUESTS.notice : CONTRACT_REQUESTS.none;
  };
  const hasDailySalary = own.has('DAILY_SALARY');
  return {
    enableCt: own.has('DIVIDEND'),
    salary: hasDailySalary,
    dailySalary: hasDailySalary,
    hourSalary: own.has('HOUR_SALARY'),
    agentRealtimeSalary: own.has('RT_SALARY'),
    divtypereq: requestOf('DIVIDEND'),
    dailysalreq: requestOf('DAILY_SALARY'),
    contracthoursalreq: requestOf('HOUR_SALARY'),
    realtimesalreqtype: requestOf('RT_SALARY'),
  };
};
