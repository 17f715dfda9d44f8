import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { aPlayer, vendorServer } from '../testing/vendor-server.ts';

/** Bets with their wins in a round of calls, how many are under way at once, and how many rounds there are. */
const [PAIRS, AT_ONCE, ROUNDS] = [700, 64, 5];
/** An index that got another level is gone down twice for a row: for a conflict and for its place. */
const BLOCKS_MORE_MAX = 3;

const database = await testDatabase({ poolSize: 12 });
const desk = await vendorServer(database);
const key = await desk.vendors.addVendor(desk.anOperator, { code: 'acme', name: 'Acme' });
const call = (name: string, body: object) => desk.callAs(key, name, body);

/** As vendors number best: the time first, so that new rows stand side by side in the indexes. */
const aNumber = (): string => {
  const time = Math.floor(performance.timeOrigin + performance.now());
  const [hex, rest] = [time.toString(16).padStart(12, '0'), randomBytes(10).toString('hex')];
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${rest.slice(0, 3)}-8${rest.slice(3, 6)}-${rest.slice(6, 18)}`;
};

const readAs = async <Row>(statement: string): Promise<readonly Row[]> =>
  (await asOwner(database.url, statement)).rows as Row[];

/** Blocks of our tables and indexes that were looked at so far. What a connection did is counted when it has closed. */
const readBlocks = async (): Promise<ReadonlyMap<string, number>> => {
  await eventually(async () => {
    const open = await readAs(
      `select from pg_stat_activity where datname = current_database() and application_name = 'fairground test'`,
    );
    if (open.length > 0) throw new Error(`${open.length} connections are still open.`);
  });
  const rows = await readAs<{ name: string; blocks: number }>(
    `select relname as name, (coalesce(heap_blks_hit, 0) + coalesce(heap_blks_read, 0))::float8 as blocks from pg_statio_user_tables
     union all
     select indexrelname, (idx_blks_hit + idx_blks_read)::float8 from pg_statio_user_indexes`,
  );
  return new Map(rows.map(({ name, blocks }) => [name, blocks]));
};

test('a signed call looks at no more blocks of any table or index however many calls there were before', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => aPlayer(call, '100000')));
  const playRound = async (): Promise<void> => {
    let at = 0;
    const playOn = async (): Promise<void> => {
      for (let next = at++; next < PAIRS; next = at++) {
        const { common, token } = players[next % players.length] ?? { common: {}, token: '' };
        const round = { ...common, roundId: aNumber() };
        await call('bet', { ...round, token, transactionId: aNumber(), amount: '10' });
        await call('win', { ...round, transactionId: aNumber(), amount: '9', endsRound: true });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playOn));
  };

  const perCall: ReadonlyMap<string, number>[] = [];
  let before = await readBlocks();
  for (let round = 0; round < ROUNDS; round += 1) {
    await playRound();
    const after = await readBlocks();
    const last = before;
    perCall.push(new Map([...after].map(([name, blocks]) => [name, (blocks - (last.get(name) ?? 0)) / (2 * PAIRS)])));
    before = after;
  }

  const [, second, ...later] = perCall;
  const newest = later.at(-1);
  expect(second?.get('wallet_operation_pkey')).toBeGreaterThan(1);
  const grown = [...(newest ?? [])].filter(([name, blocks]) => blocks > (second?.get(name) ?? 0) + BLOCKS_MORE_MAX);
  expect(grown).toEqual([]);
});
