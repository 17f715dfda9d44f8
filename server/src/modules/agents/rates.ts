import { AGENT_PAGE_SIZE } from '@fairground/contract/agents/fields';
import type * as contract from '@fairground/contract/agents/rates';
import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import { RATED_PRODUCTS } from '@fairground/contract/members/product-rates';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../platform/database/index.ts';
import type { Caller, Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AgentsDeps } from './deps.ts';
import { rangeOf } from './domain/range.ts';
import { actorOf, directlyBelow } from './downline.ts';
import { namesOf } from './scope.ts';
import { listRebatesOf } from './store/rebates.ts';

type Agent = Caller & { readonly session: Session };

const mayPromote = async ({ system }: Pick<AgentsDeps, 'system'>): Promise<boolean> =>
  (await system.readFlags())['LINEPROMOTE'] === true;

/** What the caller holds of each product today, and somebody directly below. */
export const readRates = async (
  deps: AgentsDeps,
  session: Session,
  { memberId }: QueryOf<typeof contract.readRates>,
): Promise<ValueOf<typeof contract.readRates>> => {
  const { clock, days, db, members } = deps;
  const agent = session.memberId;
  if (memberId !== undefined) await directlyBelow(deps, agent, memberId);
  const asked = memberId === undefined ? [agent] : [agent, memberId];
  const held = await members.productRatesOn(db, asked, days.dayOf(clock.now()));
  return {
    promotes: await mayPromote(deps),
    list: RATED_PRODUCTS.map((product) => ({
      product,
      own: held.get(agent)?.own.get(product) ?? 0,
      given: memberId === undefined ? null : (held.get(memberId)?.own.get(product) ?? 0),
    })),
  };
};

/** Gives a higher rate of a product from the next midnight on; lowering is work of the house. */
export const raiseRate = async (
  deps: AgentsDeps,
  { memberId, product, rate }: BodyOf<typeof contract.raiseRate>,
  caller: Agent,
): Promise<ValueOf<typeof contract.raiseRate>> => {
  const { clock, days, db, members } = deps;
  await directlyBelow(deps, caller.session.memberId, memberId);
  const held = await members.productRatesOn(db, [memberId], days.dayOf(clock.now()));
  if (rate < (held.get(memberId)?.own.get(product) ?? 0)) throw new Refusal('agents.rate-lower-forbidden');
  return members.setProductRate(actorOf(caller), memberId, { product, rate });
};

/** Makes a member directly below an agent, where the house lets agents do so. */
export const promoteMember = async (
  deps: AgentsDeps,
  { memberId }: BodyOf<typeof contract.promoteMember>,
  caller: Agent,
): Promise<ValueOf<typeof contract.promoteMember>> => {
  if (!(await mayPromote(deps))) throw new Refusal('agents.type-refused');
  const { isAgent } = await directlyBelow(deps, caller.session.memberId, memberId);
  if (isAgent !== 0 && isAgent !== 1) throw new Refusal('agents.type-refused');
  await inTransaction(deps.db, (tx) => deps.members.changeFlagIn(tx, actorOf(caller), { memberId, isAgent: 1 }));
  return {};
};

/** The shares of the caller in what its branches played. */
export const listShares = async (
  deps: AgentsDeps,
  session: Session,
  { pageNo = '1', ...asked }: QueryOf<typeof contract.listShares>,
): Promise<ValueOf<typeof contract.listShares>> => {
  const { clock, days, db, wallet } = deps;
  const range = rangeOf(asked, days.dayOf(clock.now()));
  const page = { offset: (Number(pageNo) - 1) * AGENT_PAGE_SIZE, limit: AGENT_PAGE_SIZE + 1 };
  const rows = await listRebatesOf(db, session.memberId, range, page);
  const shown = rows.slice(0, AGENT_PAGE_SIZE);
  const nameOf = await namesOf(
    deps,
    session.memberId,
    shown.map(({ branch }) => branch),
  );
  return {
    list: shown.map(({ day, branch, product, base, rate, amount }) => ({
      ...{ day, product, rate },
      account: nameOf(branch),
      base: money(base),
      amount: money(amount),
    })),
    hasMore: rows.length > AGENT_PAGE_SIZE,
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
  };
};
