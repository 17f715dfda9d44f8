import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOfMoney } from '../../server/src/modules/cashier/testing/money-faults.ts';
import { lastClock } from './cashier-clock.ts';
import { openCashier } from './cashier-house.ts';
import { actAsPeople } from './cashier-people.ts';

/** The answers clients got. */
export type Acknowledged = {
  readonly deposits: ReadonlySet<string>;
  readonly paid: ReadonlySet<string>;
  readonly withdrawals: ReadonlySet<string>;
};

const ROUNDS = 40;
const UNFINISHED = `select count(*)::int as found from cashier_withdrawal
  where status not in ('CONFIRMED', 'PART_CONFIRMED', 'RETURNED', 'REJECTED', 'CANCELLED')`;

const CONFIRMED = `select count(*)::int as found from cashier_withdrawal where status in ('CONFIRMED', 'PART_CONFIRMED')`;

/** Lets everything come to its end, then compares what was acknowledged with the books. */
export const lookAtCashier = async (
  url: string,
  { deposits, paid, withdrawals }: Acknowledged,
  say: (line: string) => void,
): Promise<{ readonly faults: readonly string[]; readonly confirmed: number }> => {
  const house = await openCashier(url, 6, lastClock);
  const { pool } = house;
  const count = async (query: string, values: readonly string[] = []): Promise<number> => {
    const { rows } = await pool.query<{ found: number }>(query, values.length === 0 ? [] : [values]);
    return rows[0]?.found ?? 0;
  };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await house.work();
      await actAsPeople(house, true);
      if (round > 2 && (await count(UNFINISHED)) === 0) break;
      await sleep(100);
    }
    const proof = await house.wallet.prove();
    const faults = [...(await faultsOfMoney(pool)), ...proof.faults];
    const lost = async (what: string, known: ReadonlySet<string>, query: string): Promise<void> => {
      const missing = known.size - (known.size === 0 ? 0 : await count(query, [...known]));
      if (missing > 0) faults.push(`${missing} ${what}`);
    };
    await lost(
      'deposits were acknowledged and are gone',
      deposits,
      'select count(*)::int as found from cashier_deposit where no = any($1)',
    );
    await lost(
      'payments were acknowledged and neither credited nor given to a person',
      paid,
      `select count(*)::int as found from cashier_deposit where no = any($1) and status in ('CREDITED', 'REVIEW')`,
    );
    await lost(
      'withdrawals were acknowledged and are gone',
      withdrawals,
      'select count(*)::int as found from cashier_withdrawal where no = any($1)',
    );
    const unfinished = await count(UNFINISHED);
    if (unfinished > 0) faults.push(`${unfinished} withdrawals did not come to their end`);
    const { rows } = await pool.query<{ status: string; found: number }>(
      `select 'deposit ' || status as status, count(*)::int as found from cashier_deposit group by 1
       union all select 'withdrawal ' || status, count(*)::int from cashier_withdrawal group by 1 order by 1`,
    );
    say(rows.map(({ status, found }) => `${status} ${found}`).join(', '));
    say(`${proof.legs} legs; ${faults.length} faults`);
    return { faults, confirmed: await count(CONFIRMED) };
  } finally {
    await house.close();
  }
};
