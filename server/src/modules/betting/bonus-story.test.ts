import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import type { MemberId } from '@fairground/contract/ids';
import type { NewGrant } from '../wallet/index.ts';
import { grantsOf, WEIGHTS } from './testing/grants.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase({ poolSize: 4 });
const { pool } = database;
const table = await aTable(database);
const { aPlayer, betting, wallet, asked, bet, db } = table;
const { aGrant, purse } = grantsOf(table);

const round = fc.integer({ min: 0, max: 5 }).map(String);
const amount = fc.integer({ min: 1, max: 900 });
const category = fc.constantFrom('RNG' as const, 'LIVE' as const, 'COCKFIGHT' as const);
const step = fc.oneof(
  fc.record({ do: fc.constant('place' as const), round, amount, category }),
  fc.record({ do: fc.constant('settle' as const), round, amount }),
  fc.record({ do: fc.constant('void' as const), round }),
  fc.record({ do: fc.constant('resettle' as const), round, amount }),
  fc.record({ do: fc.constant('grant' as const), amount }),
  fc.record({ do: fc.constant('claim' as const), amount }),
  fc.record({ do: fc.constant('kill' as const), amount }),
  fc.record({ do: fc.constant('expire' as const) }),
  fc.record({ do: fc.constant('forfeit' as const) }),
  fc.record({ do: fc.constant('due' as const) }),
);

let claims = 0;
/** A bonus that is claimed: asked for again under its key it is given once. */
const claimOf = (member: MemberId, given: number): NewGrant => ({
  ...{ key: `claim ${(claims += 1)}`, member, currency: 'VND', source: 'offer', weights: WEIGHTS, runHours: 24 },
  ...{ amount: units(given), required: units(given * 3), maxBet: units(600), cap: units(given * 2) },
});

/** Whatever becomes of bets and bonuses in whichever order. */
test('[C-10] random bets, voids, corrections, claims of twins, kills, expiries and ends keep bonus money apart and count nothing after an end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const ann = await aPlayer(2_000);
      const categories = new Map<string, 'RNG' | 'LIVE' | 'COCKFIGHT'>();
      let given = 0n;
      /** What bets took from the bonus and brought back, and whether any of it was corrected. */
      let [flow, hasCorrections] = [0n, false];
      const count = ({ bonus = 0n }: { readonly bonus?: bigint }) => void (flow += bonus);
      const ended = new Map<bigint, string>();
      for (const now of steps) {
        const of = (name: string) => ({ ...asked(ann, name), category: categories.get(name) ?? ('RNG' as const) });
        if (now.do === 'place') {
          const known = categories.get(now.round) ?? now.category;
          categories.set(now.round, known);
          count(await betting.place(bet(ann, now.round, now.amount, { category: known })));
        } else if (now.do === 'settle')
          count(await betting.settle({ ...of(now.round), amount: units(now.amount - 1) }));
        else if (now.do === 'void') {
          hasCorrections = true;
          await betting.voidRound({ ...of(now.round), isResettlement: true });
        } else if (now.do === 'resettle') {
          hasCorrections = true;
          await betting.resettle({ ...of(now.round), payout: units(now.amount - 1) });
        } else if (now.do === 'grant') {
          await aGrant(ann, { amount: now.amount, required: now.amount * 3, maxBet: 600, cap: now.amount * 2 });
          given += BigInt(now.amount);
        } else if (now.do === 'claim') {
          const claim = claimOf(ann, now.amount);
          await Promise.all(
            Array.from({ length: 3 }, () => inTransaction(db, (tx) => wallet.grants.grantIn(tx, claim))),
          );
          given += BigInt(now.amount);
        } else if (now.do === 'kill') {
          const claim = claimOf(ann, now.amount);
          await inTransaction(db, async (tx) => {
            await wallet.grants.grantIn(tx, claim);
            throw new Error('The process was killed.');
          }).catch(() => undefined);
        } else if (now.do === 'expire')
          await pool.query(
            `update wallet_grant set expires_at = clock_timestamp() where member_id = $1 and state = 'ACTIVE'`,
            [ann.toString()],
          );
        else if (now.do === 'forfeit') await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, ann));
        else if (now.do === 'due') await wallet.grants.settleDue(ann, 'VND');

        const grants = await wallet.grants.list(db, { member: ann, limit: 100 });
        const [, bonus] = await purse(ann);
        const running = grants.filter(({ state }) => state === 'ACTIVE');
        expect(running.length).toBeLessThanOrEqual(1);
        expect(bonus).toBeGreaterThanOrEqual(0);
        expect(running.length === 0 ? bonus : 0).toBe(0);
        for (const { id, state, progress, converted, cap } of grants) {
          const result = [state, progress].join();
          // The cap holds for the whole bonus, also for bets that were open when it was completed.
          expect(converted <= (cap ?? converted)).toBe(true);
          if (state === 'ACTIVE' || state === 'QUEUED') continue;
          expect(ended.get(id) ?? result).toBe(result);
          ended.set(id, result);
        }
        const sum = (of: (grant: (typeof grants)[number]) => bigint) =>
          grants.reduce((all, each) => all + of(each), 0n);
        expect(sum((grant) => grant.amount)).toBe(given);
        // Granted + bonus wins − bonus stakes = bonus + converted + forfeited.
        const begun = sum((grant) => (grant.activated_at === null ? 0n : grant.amount));
        const left = BigInt(bonus) + sum((grant) => grant.converted + grant.forfeited);
        expect(hasCorrections || left === begun + flow).toBe(true);
      }
    }),
    { numRuns: 12 },
  );
  expect([(await wallet.prove()).faults, (await betting.prove()).faults]).toEqual([[], []]);
}, 60_000);
