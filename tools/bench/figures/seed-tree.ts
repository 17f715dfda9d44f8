import pg from 'pg';

/** The first number of the tree; its root has every other member below it. */
export const ROOT_MEMBER = 1_000_000n;
const LEVELS_BELOW = 5;
const DAYS = 30;
/** Every tenth member plays on a day. */
const ACTIVE = 10;

export type Tree = {
  readonly root: bigint;
  readonly leaves: readonly bigint[];
  readonly from: string;
  readonly to: string;
};

/**
 * Members in a tree five levels deep below its root, and a month of figures in which every tenth of them plays each day.
 * Written by SQL as the owner, without the trigger that keeps paths: they are computed for all at once.
 */
export const seedTree = async (url: string, members: number): Promise<Tree> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const branches = Math.max(2, Math.ceil(members ** (1 / LEVELS_BELOW)));
    await client.query(`set work_mem = '256MB'; set session_replication_role = replica`);
    await client.query(
      `insert into members_member (id, account, account_key, is_agent, upline_id, path, method, register_host, register_ip, registered_at)
       with recursive tree (n, path) as (
         select 0::bigint, array[${ROOT_MEMBER}::bigint]
         union all
         select tree.n * ${branches} + child, tree.path || (${ROOT_MEMBER} + tree.n * ${branches} + child)
           from tree, generate_series(1, ${branches}) child
          where tree.n * ${branches} + child < ${members} and cardinality(tree.path) <= ${LEVELS_BELOW}
       )
       select ${ROOT_MEMBER} + n, 'bench' || n, 'bench' || n, 1, case when n = 0 then 1 else path[cardinality(path) - 1] end, path,
              'opened', 'bench', '192.0.2.1', now()
         from tree`,
    );
    const { rows } = await client.query<{ from: string; to: string }>(
      `select to_char(d, 'YYYY-MM-DD') as from, to_char(d + ${DAYS - 1}, 'YYYY-MM-DD') as to
         from (select (date_trunc('month', current_date) - interval '1 month')::date as d) first`,
    );
    const [range] = rows;
    if (!range) throw new Error('There is no month.');
    await client.query(
      `insert into figures_member_day (member_id, accounting_date, product, stake, stake_cash, valid_bet, valid_bet_cash, payout, payout_cash, bet_count)
       select id, $1::date + day, 'RNG', 100000, 100000, 100000, 100000, 95000, 95000, 1
         from members_member, generate_series(0, ${DAYS - 1}) day
        where id >= ${ROOT_MEMBER} and (id + day) % ${ACTIVE} = 0`,
      [range.from],
    );
    await client.query(
      `insert into figures_team_day (agent_id, accounting_date, product, stake, stake_cash, valid_bet, valid_bet_cash, payout, payout_cash, bet_count)
       select agent, accounting_date, product, sum(stake), sum(stake_cash), sum(valid_bet), sum(valid_bet_cash), sum(payout), sum(payout_cash), sum(bet_count)
         from figures_member_day join members_member m on m.id = member_id, unnest(m.path) agent
        group by 1, 2, 3`,
    );
    await client.query('vacuum analyze figures_member_day, figures_team_day, members_member');
    const leaves = await client.query<{ id: string }>(
      `select id::text from members_member where id >= ${ROOT_MEMBER} and cardinality(path) = ${LEVELS_BELOW + 1} order by id limit 20000`,
    );
    return { root: ROOT_MEMBER, leaves: leaves.rows.map(({ id }) => BigInt(id)), ...range };
  } finally {
    await client.end();
  }
};
