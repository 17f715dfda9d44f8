import { env } from 'node:process';
import type { MemberId } from '@fairground/contract/ids';
import pg from 'pg';
import { bucketOf, findPlace } from '../../server/src/modules/loyalty/index.ts';
import type { BoardRow } from '../../server/src/modules/loyalty/index.ts';
import { migrate, openDatabase } from '../../server/src/platform/database/index.ts';
import { onOwnDatabase } from '../process/own-database.ts';
import { median } from './measure.ts';
import type { Bench } from './measure.ts';

const MEMBERS = Number(env['BENCH_MEMBERS'] ?? 1_000_000);
const CHUNK = 50_000;
const LOOKUPS = 1_000;
/** Counting everybody ahead takes so long that a few are enough. */
const COUNTS = 20;
const DAY = '2026-11-16';
const BAR_MS = 5;

/** The place of one member in a race of very many, beside counting everybody ahead of it by the same index. */
export const leaderboard: Bench = {
  name: 'leaderboard',
  about: 'the place of one member on a board of a million; BENCH_MEMBERS changes its size',
  run: (say) =>
    onOwnDatabase(async (cluster) => {
      const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
      pool.on('error', () => undefined);
      try {
        await migrate({ url: cluster.url });
        const mission = await seedBoard(pool);
        say(`${MEMBERS} members are on the board`);
        const database = openDatabase({ url: cluster.url, poolSize: 2, applicationName: 'fairground bench' });
        const rows = Array.from({ length: LOOKUPS }, (_, place) => rowOf(mission, (place * 7_919) % MEMBERS));
        for (const row of rows.slice(0, COUNTS)) await findPlace(database.db, row);
        const ours: number[] = [];
        for (const row of rows) ours.push(await timed(() => findPlace(database.db, row)));
        const counted: number[] = [];
        for (const row of rows.slice(0, COUNTS)) {
          const found = await findPlace(database.db, row);
          counted.push(
            await timed(async () => {
              const { rows: ahead } = await pool.query<{ count: string }>(
                `select count(*) from loyalty_mission_progress where mission_id = $1 and period = $2
               and (value > $3 or (value = $3 and (reached_at, member_id) < ($4, $5)))`,
                [mission, DAY, row.value, row.reachedAt, row.member],
              );
              if (Number(ahead[0]?.count) + 1 !== found)
                throw new Error(`Place ${found} is not where the member stands.`);
            }),
          );
        }
        say('the places are those of a plain count');
        await database.close();
        const sorted = ours.toSorted((one, other) => one - other);
        return [
          { measure: 'place-median-ms', ours: median(ours), anchor: median(counted) },
          { measure: 'place-p99-ms', ours: sorted[Math.floor(LOOKUPS * 0.99)] ?? 0, anchor: BAR_MS },
        ];
      } finally {
        await pool.end();
      }
    }),
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

/** Play is spread over many doublings, as money is; the same place always has the same value. */
const valueOf = (place: number): bigint => {
  const share = ((place * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;
  return BigInt(Math.floor(10_000 * Math.exp(share * 12)));
};

const reachedAt = new Date('2026-11-18T00:00:00Z');

const rowOf = (mission: bigint, place: number): BoardRow => ({
  ...{ mission, period: DAY, member: BigInt(place + 1) as MemberId, value: valueOf(place), reachedAt },
  ...{ lastDay: DAY, reached: 0 },
});

const seedBoard = async (pool: pg.Pool): Promise<bigint> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into loyalty_mission (texts, metric, period, from_day, has_board, state, created_at)
     values ('{}', 'VALID_BET', 'WEEKLY', $1, true, 'ON', now()) returning id`,
    [DAY],
  );
  const mission = BigInt(rows[0]?.id ?? 0);
  const counts = new Map<number, number>();
  for (let first = 0; first < MEMBERS; first += CHUNK) {
    const places = Array.from({ length: Math.min(CHUNK, MEMBERS - first) }, (_, place) => first + place);
    const values = places.map(valueOf);
    for (const value of values) {
      const bucket = bucketOf(value);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    }
    await pool.query(
      `insert into loyalty_mission_progress (mission_id, period, member_id, value, reached_at, last_day)
       select $1, $2, member, value, $5, $2 from unnest($3::bigint[], $4::bigint[]) as given(member, value)`,
      [mission, DAY, places.map((place) => place + 1), values.map(String), reachedAt],
    );
  }
  await pool.query(
    `insert into loyalty_board_bucket (mission_id, period, bucket, members)
     select $1, $2, bucket, members from unnest($3::int[], $4::int[]) as given(bucket, members)`,
    [mission, DAY, [...counts.keys()], [...counts.values()]],
  );
  await pool.query('analyze loyalty_mission_progress, loyalty_board_bucket');
  return mission;
};
