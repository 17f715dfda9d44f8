import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Pool } from 'pg';
import { applyOperations, prepare } from '../store/apply-operations.ts';
import type { AccountId, Answer, Operation } from '../operation.ts';
import { createOracle } from './oracle.ts';
import type { Verdict } from './oracle.ts';
import type { Batch, Step } from './script.ts';

type Purse = {
  readonly member: MemberId;
  readonly cash: AccountId;
  readonly bonus: AccountId;
  readonly hold: AccountId;
};

/** Accounts of its own, in the database and in the oracle: the same script can be played again in another world. */
export type World = {
  readonly purses: readonly Purse[];
  readonly house: AccountId;
  readonly foreign: AccountId;
  readonly oracle: ReturnType<typeof createOracle>;
};

const NOBODY = 9_007_199_254_740_991n as AccountId;

export const openWorld = async (pool: Pool, members: number): Promise<World> => {
  const oracle = createOracle();
  const { rows: numbered } = await pool.query<{ first: bigint }>(
    `select coalesce(max(owner_id), 0) + 1 as first from wallet_account`,
  );
  const first = numbered[0]?.first ?? 1n;
  const open = async (owner: 'member' | 'house', id: bigint, kind: string, currency: string): Promise<AccountId> => {
    const { rows } = await pool.query<{ id: AccountId }>(
      `insert into wallet_account (owner_kind, owner_id, kind, currency, floor) values ($1, $2, $3, $4, $5) returning id`,
      [owner, id, kind, currency, owner === 'house' ? null : 0],
    );
    const account = rows[0]?.id;
    if (account === undefined) throw new Error('No account was opened.');
    oracle.holdings.set(account, { balance: 0n, floor: owner === 'house' ? null : 0n, currency });
    return account;
  };
  const house = await open('house', first, 'H_GAME', 'VND');
  const foreign = await open('house', first, 'H_GAME', 'TRIAL');
  const purses: Purse[] = [];
  for (let index = 0n; index < members; index += 1n) {
    const id = first + index;
    purses.push({
      member: id as MemberId,
      cash: await open('member', id, 'CASH', 'VND'),
      bonus: await open('member', id, 'BONUS', 'VND'),
      hold: await open('member', id, 'HOLD_BET', 'VND'),
    });
  }
  return { purses, house, foreign, oracle };
};

/** A step of the script as this world says it. */
export const operationOf = ({ purses, house, foreign }: World, step: Step): Operation => {
  const purse = purses[step.who];
  if (!purse) throw new Error('The script names more players than the world has.');
  const sides = { cash: purse.cash, bonus: purse.bonus, hold: purse.hold, house, foreign, nobody: NOBODY };
  const idOf = (action: string, transactionId: string) => ({
    tenant: 'model',
    source: 'JL',
    member: purse.member,
    action,
    transactionId,
  });
  return {
    id: idOf(step.action, step.transactionId),
    kind: step.kind,
    account: sides[step.account],
    counter: sides[step.counter],
    amount: money(step.amount),
    ...(step.hasSplit ? { split: { account: purse.bonus } } : {}),
    ...(step.reverses ? { reverses: idOf(step.reverses.action, step.reverses.transactionId) } : {}),
  };
};

/** Plays one batch in the database and in the oracle; the first difference is the answer. */
export const playBatch = async (pool: Pool, world: World, batch: Batch): Promise<string | undefined> => {
  const groups = batch.map((steps) => steps.map((step) => operationOf(world, step)));
  const prepared = groups.flatMap((group, number) =>
    group.map((operation) => (group.length > 1 ? { ...prepare(operation), group: number } : prepare(operation))),
  );
  // The oracle judges while the database works.
  const applying = applyOperations(pool, prepared);
  const verdicts = groups.flatMap((group) => {
    const [only] = group;
    return group.length === 1 && only ? [world.oracle.judge(only)] : world.oracle.judgeTogether(group);
  });
  const answers = await applying;
  for (const [index, verdict] of verdicts.entries()) {
    const answer = answers[index];
    if (!answer || !agrees(answer, verdict))
      return `${say(prepared[index]?.operation)}: ${say(answer)}, the oracle says ${say(verdict)}`;
  }
  return undefined;
};

const agrees = (answer: Answer, verdict: Verdict): boolean =>
  answer.outcome === verdict.outcome &&
  answer.isRepeat === verdict.isRepeat &&
  (verdict.outcome !== 'applied' ||
    (answer.amount === verdict.amount &&
      answer.splitAmount === verdict.splitAmount &&
      answer.balance === verdict.balance));

/** Whether every balance is what the oracle says and what the postings sum to. */
export const compareBalances = async (pool: Pool, world: World): Promise<string | undefined> => {
  await pool.query('select wallet_fold_house(1000000)');
  const { rows } = await pool.query<{ id: bigint; balance: bigint; posted: string }>(
    `select a.id, a.balance, coalesce(p.amount, 0)::text as posted
       from wallet_account a left join (select account_id, sum(amount) as amount from wallet_posting group by account_id) p on p.account_id = a.id
      where a.id = any($1::bigint[])`,
    [[...world.oracle.holdings.keys()].map(String)],
  );
  const wrong = rows.find(
    ({ id, balance, posted }) => balance !== world.oracle.holdings.get(id)?.balance || BigInt(posted) !== balance,
  );
  return (
    wrong &&
    `account ${wrong.id} holds ${wrong.balance}, postings say ${wrong.posted}, the oracle ${world.oracle.holdings.get(wrong.id)?.balance}`
  );
};

const say = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)) ?? 'nothing';

/**
 * The smallest script that still fails: halves, quarters and single groups are left out as long as it fails without
 * them, each try in a world of its own.
 */
export const shrink = async (
  batches: readonly Batch[],
  fails: (batches: readonly Batch[]) => Promise<boolean>,
): Promise<readonly Batch[]> => {
  let kept = batches.flatMap((batch) => batch.map((group): Batch => [group]));
  if (!(await fails(kept))) return shrinkList([...batches], fails);
  kept = await shrinkList(kept, fails);
  return kept;
};

const shrinkList = async (start: Batch[], fails: (batches: readonly Batch[]) => Promise<boolean>): Promise<Batch[]> => {
  let kept = start;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < kept.length;) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      if (without.length > 0 && (await fails(without))) kept = without;
      else at += size;
    }
  return kept;
};

export type Played = { readonly operations: number; readonly fault?: string };

/** Plays a script of at least so many operations; a fault comes with the smallest script that shows it. */
export const playModel = async (
  pool: Pool,
  nextBatch: () => Batch,
  {
    operations,
    members,
    onProgress,
  }: { readonly operations: number; readonly members: number; readonly onProgress?: (done: number) => void },
): Promise<Played> => {
  const world = await openWorld(pool, members);
  const played: Batch[] = [];
  let done = 0;
  while (done < operations) {
    const batch = nextBatch();
    played.push(batch);
    done += batch.reduce((sum, group) => sum + group.length, 0);
    const fault = await playBatch(pool, world, batch);
    if (fault !== undefined) {
      const small = await shrink(played, (batches) => failsAnew(pool, batches, members));
      return { operations: done, fault: `${fault}\nsmallest script:\n${small.map(say).join('\n')}` };
    }
    onProgress?.(done);
  }
  const fault = await compareBalances(pool, world);
  return fault === undefined ? { operations: done } : { operations: done, fault };
};

const failsAnew = async (pool: Pool, batches: readonly Batch[], members: number): Promise<boolean> => {
  const world = await openWorld(pool, members);
  for (const batch of batches) if ((await playBatch(pool, world, batch)) !== undefined) return true;
  return false;
};
