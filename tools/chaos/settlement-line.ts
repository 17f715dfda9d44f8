import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Pool } from 'pg';
import type { Actor } from '../../server/src/modules/audit/index.ts';
import type { OpenedModules } from '../process/modules.ts';
import { callerOf } from '../process/member-caller.ts';

const ACTOR: Actor = { actorKind: 'operator', actor: 'chaos', reason: 'a line to settle', ip: '203.0.113.7' };
const DEPTH = 5;
const TYPES = [
  ['DIVIDEND', 'DAILY', 400_000],
  ['DAILY_SALARY', 'DAILY', 20_000],
] as const;

const termsOf = ([type, periodType, rate]: (typeof TYPES)[number], level: number): ContractTerms => ({
  ...{ type, periodType, carryMode: 'NONE', matchMode: 'ALL', base: type === 'DIVIDEND' ? 'TEAM_LOSS' : 'TEAM_BET' },
  ...{
    betStep: money(0n),
    deductRebate: true,
    deductPromo: true,
    deductSalary: true,
    deductFee: false,
    products: null,
  },
  tiers: [{ minValidBet: money(0n), minLoss: money(0n), minActive: 0, rate: Math.floor(rate / (level + 1)) }],
});

/** A head with four agents below each other, and contracts by the day all the way down. */
export const signLine = async (
  { agents, members, wallet }: OpenedModules,
  name: string,
  nextDay: () => void,
): Promise<readonly MemberId[]> => {
  const line: MemberId[] = [];
  for (let level = 0; level < DEPTH; level += 1) {
    const uplineId = line.at(-1) ?? null;
    const { memberId } = await members.openAccount(ACTOR, {
      username: `${name}${level}`,
      isAgent: level === 0 ? 2 : 1,
      uplineId,
    });
    await wallet.accountsOf(memberId, await wallet.currencyOf({ account: 'member' }));
    line.push(memberId);
    await members.setProductRate(ACTOR, memberId, { product: 'LIVE', rate: 8_000 - level * 1_000 });
  }
  const ask = async (member: MemberId, call: string, body: object): Promise<{ requestId: bigint }> => {
    const route = agents.routes?.find(({ endpoint }) => endpoint.name === `agents.${call}`);
    if (route === undefined) throw new Error(`No route answers ${call}.`);
    return (await route.handle({ query: undefined, body }, callerOf(member))) as { requestId: bigint };
  };
  for (const [level, receiver] of line.entries()) {
    nextDay();
    for (const type of TYPES) {
      const terms = termsOf(type, level);
      const payer = line[level - 1];
      const requestKey = `chaos-${name}-${level}-${terms.type}`;
      const { requestId } =
        payer === undefined
          ? await agents.offerOfHouse(ACTOR, { receiver, terms, key: requestKey })
          : await ask(payer, 'offer-contract', {
              ...{ receiver: `${name}${level}`, type: terms.type, carryMode: 'NONE', tiers: terms.tiers, requestKey },
            });
      await ask(receiver, 'answer-offer', { requestId, action: 'accept' });
    }
  }
  return line;
};

/** What a line played on a day, as the figures would have added it up, and the books closed behind it. */
export const playDay = async (
  pool: Pool,
  lines: readonly (readonly MemberId[])[],
  { day, end }: { readonly day: string; readonly end: Date },
): Promise<void> => {
  await pool.query('select figures_open_month($1::date)', [day]);
  for (const line of lines)
    for (const [level, member] of line.entries()) {
      const bet = BigInt(1_000_0000 + level * 500_0000);
      // Some branches win: their payers then owe more than they get, and obligations begin.
      const payout = level % 2 === 0 ? 0n : bet * 2n;
      // A correction of earlier bets leaves the second level less turnover than those below it: its salaries do not
      // suffice for theirs.
      const valid = level === 1 ? bet * -4n : bet;
      const values = [day, bet.toString(), payout.toString()];
      const add = (table: string, key: string, id: MemberId) =>
        pool.query(
          `insert into ${table} as t (accounting_date, ${key}, product, stake, stake_cash, valid_bet, valid_bet_cash, payout, payout_cash, bet_count)
           values ($1::date, $4, 'LIVE', $2, $2, $5, $5, $3, $3, 1)
           on conflict (${key}, accounting_date, product) do update set stake = t.stake + excluded.stake,
             stake_cash = t.stake_cash + excluded.stake_cash, valid_bet = t.valid_bet + excluded.valid_bet,
             valid_bet_cash = t.valid_bet_cash + excluded.valid_bet_cash, payout = t.payout + excluded.payout,
             payout_cash = t.payout_cash + excluded.payout_cash, bet_count = t.bet_count + 1`,
          [...values, id.toString(), valid.toString()],
        );
      await add('figures_member_day', 'member_id', member);
      for (const above of line.slice(0, level + 1)) await add('figures_team_day', 'agent_id', above);
    }
  await pool.query('update figures_gate set closed_until = $1', [end]);
};

/** The same lines have salaries by the hour and in real time from a day on: written at once, as offers would leave them. */
export const signWithinDay = (pool: Pool, day: string) =>
  pool.query(
    `insert into agents_contract (type, period_type, receiver_id, payer_id, line_root_id, terms, status, effective, created_at)
     select kind.type, kind.period, receiver_id, payer_id, line_root_id,
            terms || jsonb_build_object('type', kind.type, 'periodType', kind.period), 'ACTIVE', daterange($1::date, null), now()
       from agents_contract, (values ('HOUR_SALARY', 'HOURLY'), ('RT_SALARY', 'FIVE_MINUTES')) kind(type, period)
      where agents_contract.type = 'DAILY_SALARY'`,
    [day],
  );

/** What the lines played in an hour, and the windows closed behind it. */
export const playHour = async (
  pool: Pool,
  lines: readonly (readonly MemberId[])[],
  { start, end }: { readonly start: Date; readonly end: Date },
): Promise<void> => {
  for (const line of lines)
    for (const [level, member] of line.entries())
      await pool.query(
        `insert into figures_member_window (window_start, member_id, product, valid_bet_cash, stake_cash, payout_cash)
         select $1::timestamptz + make_interval(mins => 20 * part), $2, 'LIVE', $3, 5000000, 1000000
           from generate_series(0, 2) part`,
        [start, member.toString(), level === 1 ? '-14000000' : '5000000'],
      );
  await pool.query('update figures_gate set closed_until = $1', [end]);
};
