import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { loyaltyFixture } from '../testing/fixture.ts';
import { insertClaims } from '../store/claims.ts';
import { takeClaim, takeClaimIn } from './take-claim.ts';

const database = await testDatabase({ poolSize: 6 });
const house = await loyaltyFixture(database);
const { aPlayer, clock, db, deps, loyalty, paused } = house;

const KINDS = ['MISSION', 'RACE', 'RAFFLE', 'REFERRAL', 'RANK_UPGRADE'] as const;
const which = fc.integer({ min: 0, max: 5 });
const step = fc.oneof(
  fc.record({ do: fc.constant('earn' as const), kind: fc.constantFrom(...KINDS), which, amount: which, points: which }),
  fc.record({ do: fc.constant('take' as const), which }),
  fc.record({ do: fc.constant('take-all' as const) }),
  fc.record({ do: fc.constant('kill' as const), which }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 4) }),
  fc.record({ do: fc.constant('lapse' as const) }),
  fc.record({ do: fc.constant('pause' as const) }),
);
type Row = { id: bigint; state: string; amount: bigint; points: bigint; lapses_at: Date };

const lapse = loyalty.jobs?.find(({ name }) => name === 'loyalty.lapse-claims');

test('what is due is earned once and taken once by any twins, never after its time and never by a process that died', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const player = await aPlayer();
      const [cash, points] = [await player.cash(), await player.points()];
      const rowsOf = async () =>
        (
          await database.pool.query<Row>(
            'select id, state, amount, points, lapses_at from loyalty_claim where member_id = $1 order by id',
            [player.id.toString()],
          )
        ).rows;
      const ended = new Map<bigint, string>();
      const keys = new Set<string>();
      const faults: string[] = [];
      for (const now of steps) {
        const rows = await rowsOf();
        const chosen = 'which' in now ? rows[now.which]?.id : undefined;
        if (now.do === 'earn' && now.amount + now.points > 0) {
          const key = `${player.id} ${now.kind} ${now.which}`;
          const claim = {
            ...{ member: player.id, kind: now.kind, key, currency: 'VND', turnover: 1, detail: {} },
            ...{ amount: (BigInt(now.amount) * 10_000n) as never, points: BigInt(now.points) },
          };
          const twins = Array.from({ length: 3 }, () =>
            inTransaction(db, (tx) => insertClaims(tx, [claim], clock.now())),
          );
          const written = (await Promise.all(twins)).flat();
          if (written.length !== (keys.has(key) ? 0 : 1)) faults.push(`${key} was due ${written.length} times`);
          keys.add(key);
        } else if (now.do === 'take' && chosen !== undefined)
          await Promise.allSettled(Array.from({ length: 4 }, () => takeClaim(deps, player.id, chosen)));
        else if (now.do === 'take-all')
          await Promise.allSettled(
            rows.flatMap(({ id }) => [takeClaim(deps, player.id, id), takeClaim(deps, player.id, id)]),
          );
        else if (now.do === 'kill' && chosen !== undefined)
          await inTransaction(db, async (tx) => {
            await takeClaimIn(deps, tx, player.id, chosen);
            throw new Error('The process was killed.');
          }).catch(() => undefined);
        else if (now.do === 'wait') clock.advance(now.days * 86_400_000);
        else if (now.do === 'lapse') await lapse?.run(null, new AbortController().signal);
        else if (now.do === 'pause' && !paused.delete(player.id)) paused.set(player.id, 'protection.time-out');

        const after = await rowsOf();
        const before = new Map(rows.map((row) => [row.id, row.state]));
        for (const { id, state, lapses_at: until } of after) {
          // Taken only while there was time, and what ended stays as it ended.
          const isTakenNow = state === 'CLAIMED' && before.get(id) === 'CLAIMABLE';
          if (isTakenNow && (until <= clock.now() || paused.has(player.id))) faults.push(`${id} was taken too late`);
          if (state === 'LAPSED' && until > clock.now()) faults.push(`${id} lapsed too early`);
          if (state === 'CLAIMABLE') continue;
          if ((ended.get(id) ?? state) !== state) faults.push(`${id} ended twice`);
          ended.set(id, state);
        }
        expect(faults).toEqual([]);
        const taken = after.filter(({ state }) => state === 'CLAIMED');
        const sum = (of: (row: Row) => bigint) => taken.reduce((all, row) => all + of(row), 0n);
        expect((await player.cash()) - cash).toBe(sum((row) => row.amount));
        expect(BigInt((await player.points()) - points)).toBe(sum((row) => row.points));
      }
      paused.delete(player.id);
    }),
    { numRuns: 8 },
  );
  expect((await house.wallet.prove()).faults).toEqual([]);
}, 60_000);
