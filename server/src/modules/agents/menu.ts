import { AGENT_PAGES, CONTRACT_PAGES } from '@fairground/contract/agents/menu';
import type { readAgentMenu as endpoint } from '@fairground/contract/agents/menu';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { Session } from '../../platform/http/route.ts';
import type { AgentsDeps } from './deps.ts';
import { callerOf } from './scope.ts';
import { listOwnTypes } from './store/contracts.ts';
import { countWaiting } from './store/requests.ts';

/** The pages that are open: a contract page is there for those who get or pay such a contract, or have an offer of one. */
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
      ...CONTRACT_PAGES.flatMap(({ page, type }) => {
        const { offers = 0, notices = 0 } = waiting.get(type) ?? {};
        return types.includes(type) ? [{ page, waiting: offers + notices }] : [];
      }),
    ],
  };
};
