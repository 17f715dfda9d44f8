import type { MemberId } from '@fairground/contract/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { promotionsFixture } from '../testing/fixture.ts';
import { refusal, termsOn, whole } from '../testing/terms.ts';

const house = await promotionsFixture(await testDatabase({ poolSize: 8 }));
const { wallet, db, marks, aMember } = house;
const { anOfferWith, pageOf, deposit, budgetOf } = termsOn(house);

const MEMBERS = 4;
const who = fc.integer({ min: 0, max: MEMBERS - 1 });
const which = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('claim' as const), who, which, twins: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), who, amount: fc.integer({ min: 50, max: 900 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forfeit' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), who, which }) },
);

test('[part of C-10] whatever is claimed, by how many twins and in which order: what was given is what budgets used, and nothing is given twice', async () => {
  let serial = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      const run = (serial += 1);
      const members: MemberId[] = [];
      for (let index = 0; index < MEMBERS; index += 1) members.push(await aMember(`story${run}m${index}`));
      const shared = { devices: [`story ${run}`], addresses: [], persons: [] };
      for (const member of members.slice(0, 2)) marks.set(member, shared);
      const gifts = [
        await anOfferWith({ amount: whole(10), budget: whole(25) }),
        await anOfferWith({ amount: whole(7), credit: 'CASH', multiplierX100: 100, countMax: 3 }),
        await anOfferWith({ amount: whole(5), oncePerDevice: true, exclusiveGroup: `story-${run}` }),
        await anOfferWith({ amount: whole(3), exclusiveGroup: `story-${run}` }),
      ];
      const reload = await anOfferWith({ kind: 'RELOAD', percentPpm: 500_000, amount: whole(100), budget: whole(300) });
      const cashBefore = await Promise.all(members.map(async (member) => (await wallet.balanceOf(member, 'VND')).cash));
      let deposited = 0n;

      for (const now of steps) {
        const member = members[now.who] as MemberId;
        if (now.do === 'claim') {
          const gift = gifts[now.which] as bigint;
          await Promise.all(Array.from({ length: now.twins }, () => refusal(pageOf(member).claim(gift))));
        } else if (now.do === 'deposit') {
          await deposit(member, now.amount, reload);
          deposited += whole(now.amount);
        } else if (now.do === 'forfeit') await inTransaction(db, (tx) => wallet.grants.forfeitIn(tx, member));
        else
          // A node that dies before the commit leaves nothing of a grant behind.
          await inTransaction(db, async (tx) => {
            const grant = { key: `dies ${run}`, member, currency: 'VND', source: 'offer', runHours: 1, weights: {} };
            const amounts = { amount: whole(1), required: whole(1), maxBet: whole(1) };
            await wallet.grants.grantIn(tx, { ...grant, ...amounts });
            throw new Error('the node died');
          }).catch(() => undefined);
      }

      let [granted, used, cash] = [0n, 0n, 0n];
      for (const offer of [...gifts, reload]) used += (await budgetOf(offer)).used;
      const seen = new Set<string>();
      for (const [index, member] of members.entries()) {
        for (const { key, amount } of await wallet.grants.list(db, { member, limit: 100 })) {
          expect(seen.has(key)).toBe(false);
          seen.add(key);
          granted += amount;
        }
        cash += (await wallet.balanceOf(member, 'VND')).cash - (cashBefore[index] ?? 0n);
      }
      // Cash never comes of a bonus without its wagering: what is more than before was deposited, or given as cash.
      expect(granted + cash - deposited).toBe(used);
      expect([(await budgetOf(gifts[0] as bigint)).given, (await budgetOf(gifts[1] as bigint)).given]).toEqual([
        expect.toSatisfy((given: number) => given <= 2),
        expect.toSatisfy((given: number) => given <= 3),
      ]);
      expect((await wallet.prove()).faults).toEqual([]);
    }),
    { numRuns: 6 },
  );
}, 120_000);
