import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { seededRandom } from '../../testing/random.ts';
import { applyOperations, prepare } from './apply-operations.ts';
import type { AccountId, Operation, OperationId } from './operation.ts';
import { createOracle } from './testing/oracle.ts';

const OPERATIONS = 100_000;
const MEMBERS = 40;

test(
  `${OPERATIONS} random operations, repeats, reversals and altered twins end as the oracle says`,
  { timeout: 240_000 },
  async () => {
    const { pool } = await testDatabase();
    const random = seededRandom('model');
    const oracle = createOracle();
    const open = async (owner: 'member' | 'house', id: number, kind: string, currency: string): Promise<AccountId> => {
      const { rows } = await pool.query<{ id: AccountId }>(
        `insert into wallet_account (owner_kind, owner_id, kind, currency, floor) values ($1, $2, $3, $4, $5) returning id`,
        [owner, id, kind, currency, owner === 'house' ? null : 0],
      );
      const account = rows[0]?.id;
      if (account === undefined) throw new Error('no account');
      oracle.holdings.set(account, { balance: 0n, floor: owner === 'house' ? null : 0n, currency });
      return account;
    };
    const house = [await open('house', 0, 'H_GAME', 'VND'), await open('house', 0, 'H_GAME', 'TRIAL')];
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, index) => ({
        member: BigInt(index + 1) as MemberId,
        cash: await open('member', index + 1, 'CASH', 'VND'),
        bonus: await open('member', index + 1, 'BONUS', 'VND'),
        hold: await open('member', index + 1, 'HOLD', 'VND'),
      })),
    );
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[random.below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    };
    const asked: Operation[] = [];
    let serial = 0;
    const newOperation = (): Operation => {
      const chance = random.below(100);
      const earlier = asked.length > 0 ? pick(asked.slice(-400)) : undefined;
      if (earlier && chance < 6) return earlier;
      if (earlier && chance < 8) return { ...earlier, amount: money(earlier.amount - 1n) };
      const who = pick(members);
      const id = (action: string): OperationId => ({
        tenant: 'fairground',
        source: 'JL',
        member: who.member,
        action,
        transactionId: `t${(serial += 1)}`,
      });
      const amount = money(BigInt(random.below(1_000_000) + 1));
      const counter = chance < 9 ? (house[1] ?? who.hold) : (house[0] ?? who.hold);
      if (chance < 30) return { id: id('deposit'), kind: 'deposit', account: who.cash, counter, amount };
      if (chance < 34) return { id: id('bonus'), kind: 'bonus', account: who.bonus, counter, amount };
      if (chance < 40)
        return {
          id: id('hold'),
          kind: 'transfer',
          account: who.cash,
          counter: who.hold,
          amount: money(chance % 2 ? amount : -amount),
        };
      if (chance < 50 && earlier && !earlier.reverses) {
        const unknown = chance < 42;
        const target = unknown ? { ...earlier.id, transactionId: `late${serial}` } : earlier.id;
        return {
          id: { ...earlier.id, action: 'undo', transactionId: `u${(serial += 1)}` },
          kind: 'reversal',
          account: earlier.account,
          counter: earlier.counter,
          amount: money(0n),
          ...(earlier.spill ? { spill: { account: earlier.spill.account } } : {}),
          reverses: target,
        };
      }
      if (chance < 52)
        return {
          id: { ...id('bet'), transactionId: `late${Math.max(0, serial - random.below(60))}` },
          kind: 'stake',
          account: who.cash,
          counter,
          amount: money(-amount),
        };
      if (chance < 53)
        return { id: id('bet'), kind: 'stake', account: 999_999n as AccountId, counter, amount: money(-amount) };
      if (chance < 80)
        return {
          id: id('bet'),
          kind: 'stake',
          account: who.cash,
          counter,
          amount: money(-amount),
          ...(chance % 3 === 0 ? { spill: { account: who.bonus } } : {}),
        };
      return { id: id('win'), kind: 'win', account: who.cash, counter, amount };
    };

    for (let done = 0; done < OPERATIONS;) {
      const size = 1 + random.below(120);
      const batch = new Map<string, Operation>();
      const targets = new Set<string>();
      while (batch.size < size) {
        const operation = newOperation();
        const { key } = prepare(operation);
        const target = operation.reverses && prepare({ ...operation, id: operation.reverses }).key;
        // Lanes keep these apart: one key, or an operation and its reversal, never share a batch.
        if (batch.has(key) || targets.has(key) || (target !== undefined && (batch.has(target) || targets.has(target))))
          break;
        if (target !== undefined) targets.add(target);
        batch.set(key, operation);
      }
      const operations = [...batch.values()];
      const answers = await applyOperations(pool, operations.map(prepare));
      operations.forEach((operation, index) => {
        const verdict = oracle.judge(operation);
        const { outcome, isRepeat, amount, spillAmount, balance } = answers[index] ?? {};
        expect({ outcome, isRepeat }).toEqual({ outcome: verdict.outcome, isRepeat: verdict.isRepeat });
        if (verdict.outcome === 'applied')
          expect({ amount, spillAmount, balance }).toEqual({
            amount: verdict.amount,
            spillAmount: verdict.spillAmount,
            balance: verdict.balance,
          });
        asked.push(operation);
      });
      done += operations.length;
    }

    await pool.query('select wallet_fold_house(1000000)');
    const { rows } = await pool.query<{ id: bigint; balance: bigint; posted: string }>(
      `select a.id, a.balance, coalesce((select sum(p.amount) from wallet_posting p where p.account_id = a.id), 0)::text as posted from wallet_account a`,
    );
    for (const { id, balance, posted } of rows) {
      expect(balance).toBe(oracle.holdings.get(id)?.balance);
      expect(BigInt(posted)).toBe(balance);
    }
    expect(rows.reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n);
  },
);
