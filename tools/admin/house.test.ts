import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test, vi } from 'vitest';
import { seedDemoMembers } from '../../server/src/seed/index.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { callerOf } from '../process/member-caller.ts';
import { openHouse } from './house.ts';
import { openTerminal } from './testing/terminal.ts';

const { database, dataFolder } = await openTerminal();

test('an order through the modules of the admin commands keeps everybody above the bettor, as on a node', async () => {
  const house = await openHouse({ DATABASE_URL: database.url, DATA_FOLDER: dataFolder });
  const { pool, close } = openDatabase({ url: database.url, poolSize: 1, applicationName: 'fairground test' });
  try {
    await seedDemoMembers(house);
    await house.lottery.makeIssues(1);
    const line = await Promise.all(
      ['demomember', 'demoagent', 'demohead'].map((account) => house.members.findByAccount(account)),
    );
    // Every half an hour all of them change their issue at once, and for some seconds none sells.
    const issue = await vi.waitFor(
      async () => {
        const { rows } = await pool.query<{ code: string; numero: string }>(
          `select g.code, i.numero from lottery_issue i join lottery_game g on g.id = i.game_id
            where g.code like 'SSC%' and i.open_at <= clock_timestamp() and i.lock_at > clock_timestamp() + interval '5 s'
            order by i.lock_at desc limit 1`,
        );
        if (rows[0] === undefined) throw new Error('No game sells now.');
        return rows[0];
      },
      { timeout: 30_000, interval: 500 },
    );
    const placeOrder = house.lottery.routes?.find(({ endpoint }) => endpoint.name === 'lottery.place-order');

    await placeOrder?.handle(
      {
        query: undefined,
        body: {
          clientOrderId: 'order-1',
          gameCode: issue.code,
          numero: issue.numero,
          prizeMode: 'Elott',
          prizeGroup: 1800,
          lines: [{ play: 'front3.direct', content: '1|2|3', unit: 'whole', multiple: 1, bets: 1 }],
          amount: money(20_000n),
        },
      },
      callerOf(line[0]?.id ?? (0n as MemberId)),
    );

    const { rows } = await pool.query<{ chain: readonly (readonly [string, number])[] }>(
      'select chain from lottery_order',
    );
    expect(rows[0]?.chain.map(([holder]) => holder)).toEqual(line.map((member) => String(member?.id)));
  } finally {
    await close();
    await house.close();
  }
});
