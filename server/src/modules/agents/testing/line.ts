import type { IsAgent } from '@fairground/contract/identity/fields';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Session } from '../../../platform/http/route.ts';
import { windowOf } from '../../figures/index.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import type { AgentsDeps } from '../deps.ts';

export const ZONE = 'Asia/Ho_Chi_Minh';
/** What five-minute windows keep of the figures. */
const WINDOW_COLUMNS = ['valid_bet_cash', 'stake_cash', 'payout_cash', 'rebate', 'promo', 'salary', 'deposit'];

/** The agent programme on real modules and a real database. Figures of a day are written as the consumer would add them. */
export const agentsFixture = async (database: TestDatabase) => {
  const house = await membersFixture(database);
  const { approvals, audit, clock, members, messages, wallet, identity, system, db } = house;
  const { days, enqueue, modules } = house;
  const { betting, figures } = modules;
  const deps: AgentsDeps = {
    ...{ approvals, audit, db, clock, days, enqueue, betting, figures, identity, members, messages, system, wallet },
    rateScale: { min: 1800, max: 1980, step: 2 },
    tenant: 'fairground',
    underInvestigation: modules.risk.underInvestigation,
    keptOutAt: modules.protection.keptOutAt,
  };
  const { agents } = modules;

  const open = async (username: string, isAgent: IsAgent, uplineId: MemberId | null): Promise<MemberId> => {
    const { memberId } = await members.openAccount(anOperator, { username, isAgent, uplineId });
    return memberId;
  };
  const sessionOf = (memberId: MemberId): Session => aSession({ memberId, account: 'agent' });
  const ask = <Value>(
    agent: MemberId,
    name: string,
    input: { readonly query?: unknown; readonly body?: unknown } = {},
  ): Promise<Value> =>
    callRoute(agents.routes, `agents.${name}`, input, aCaller({ session: sessionOf(agent) })) as Promise<Value>;

  /** Adds to the figures of a day: of the member, and of everybody above. */
  const count = async (
    member: MemberId,
    day: string,
    product: string,
    sums: Readonly<Record<string, bigint>>,
    posted = windowOf(day, ZONE).from,
  ): Promise<void> => {
    const path = (await members.find(member))?.path ?? [];
    const names = Object.keys(sums);
    const values = Object.values(sums).map(String);
    const write = (table: string, key: string, id: MemberId) =>
      database.pool.query(
        `insert into ${table} (${key}, accounting_date, product, ${names.join(', ')})
         values ($1, $2, $3, ${values.map((_value, index) => `$${index + 4}`).join(', ')})
         on conflict (${key}, accounting_date, product)
         do update set ${names.map((name) => `${name} = ${table}.${name} + excluded.${name}`).join(', ')}`,
        [id.toString(), day, product, ...values],
      );
    await database.pool.query('select figures_open_month($1::date)', [day]);
    await write('figures_member_day', 'member_id', member);
    for (const id of path) await write('figures_team_day', 'agent_id', id);
    const within = names.filter((name) => WINDOW_COLUMNS.includes(name));
    if (within.length === 0) return;
    const columns = within.map((name) => `${name} = w.${name} + excluded.${name}`);
    await database.pool.query(
      `insert into figures_member_window as w (window_start, member_id, product, ${within.join(', ')})
       values (to_timestamp(floor($1::double precision / 300) * 300), $2, $3, ${within.map((_name, index) => `$${index + 4}`).join(', ')})
       on conflict (window_start, member_id, product) do update set ${columns.join(', ')}`,
      [posted.getTime() / 1_000, member.toString(), product, ...within.map((name) => String(sums[name]))],
    );
  };

  let gifts = 0;
  const give = async (member: MemberId, amount: bigint): Promise<void> => {
    const { cash } = await wallet.accountsOf(member, 'VND');
    const counter = await wallet.houseAccount('H_ADJUST', 'VND');
    const id = { tenant: 'fairground', source: 'test', member, action: 'give', transactionId: `g${(gifts += 1)}` };
    await wallet.apply({ id, kind: 'adjustment', account: cash, counter, amount: money(amount) });
  };

  /** Closes every window before a moment, as the figures do once everything posted before it is counted. */
  const closeUntil = async (moment: Date): Promise<void> => {
    await database.pool.query('update figures_gate set closed_until = $1', [moment]);
  };
  const closeThrough = (day: string): Promise<void> => closeUntil(windowOf(day, ZONE).to);

  return { ...house, betting, figures, deps, agents, open, sessionOf, ask, count, give, closeUntil, closeThrough };
};
