import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { Fact, FactKind } from '../../../platform/events/index.ts';
import { betsSettled, settledBetsOf, validCashOf } from '../../betting/index.ts';
import { depositCredited, depositReversed } from '../../cashier/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { earn, multiply } from '../domain/points.ts';
import { takesPart } from '../progress/gains.ts';
import {
  findEntry,
  listRules,
  lockAccounts,
  readRemainders,
  readSetting,
  sumDepositPoints,
  writeRemainders,
} from '../store/points.ts';
import type { PointAccount, PointSetting, Posting, Remainder } from '../store/points.ts';
import { listRanks } from '../store/ranks.ts';
import { postPoints } from './post-points.ts';

export const EARNING = [betsSettled, depositCredited, depositReversed] as const;

export type EarnDeps = Pick<LoyaltyDeps, 'clock' | 'days' | 'realtime' | 'betting' | 'members'>;

/** What facts bring one member: the valid cash of its bets by product, and its deposits one by one. */
type Gain = {
  readonly played: Map<string, bigint>;
  readonly deposits: { readonly deposit: string; readonly amount: bigint }[];
  lastFact: bigint;
};

/** Turns facts into points, in the transaction that notes the facts as handled: each counts once. */
export const earnPoints = async (deps: EarnDeps, tx: Tx, facts: readonly Fact<unknown>[]): Promise<void> => {
  const gains = await gainsOf(deps, facts);
  if (gains.size === 0) return;
  const found = new Map((await deps.members.list([...gains.keys()])).map((member) => [member.id, member]));
  const members = [...gains.keys()].filter((id) => takesPart(found.get(id)));
  if (members.length === 0) return;
  const setting = await readSetting(tx);
  if (!setting.enabled) return;
  const spends = new Map((await listRules(tx)).map(({ product, spend }) => [product, spend]));
  const multipliers = new Map((await listRanks(tx)).map(({ level, pointsX100 }) => [level, BigInt(pointsX100)]));
  const accounts = await lockAccounts(tx, members);
  const remainders = new Map(
    (await readRemainders(tx, members)).map((row) => [`${row.memberId} ${row.product}`, row.remainder]),
  );
  const carried: Remainder[] = [];
  for (const account of accounts) {
    const gain = gains.get(account.memberId);
    if (gain === undefined) continue;
    const postings: Posting[] = [];
    let hundredths = BigInt(account.hundredths);
    const multiplier = multipliers.get(found.get(account.memberId)?.rankLevel ?? 0) ?? 100n;
    for (const [product, amount] of [...gain.played].toSorted(byProduct)) {
      const spend = spends.get(product);
      if (spend === undefined || amount === 0n) continue;
      const earned = earn(remainders.get(`${account.memberId} ${product}`) ?? 0n, amount, spend);
      carried.push({ memberId: account.memberId, product, remainder: earned.remainder });
      const raised = multiply(earned.points, multiplier, hundredths);
      hundredths = raised.hundredths;
      const key = `bets:${account.memberId}:${product}:${gain.lastFact}`;
      postings.push({ type: 'EARN_BET', delta: raised.points, key, remark: product });
    }
    await addDeposits(deps, tx, { account, gain, setting, remainders, carried, postings });
    await postPoints(deps, tx, account, postings, Number(hundredths));
  }
  await writeRemainders(tx, carried);
};

/** Entries of one pass stand in the same order on every node and in every run. */
const byProduct = ([a]: readonly [string, bigint], [b]: readonly [string, bigint]): number => (a < b ? -1 : 1);

const gainsOf = async (
  { betting }: Pick<EarnDeps, 'betting'>,
  facts: readonly Fact<unknown>[],
): Promise<Map<MemberId, Gain>> => {
  const gains = new Map<MemberId, Gain>();
  const gainOf = (member: string, fact: bigint): Gain => {
    const id = BigInt(member) as MemberId;
    const gain = gains.get(id) ?? { played: new Map<string, bigint>(), deposits: [], lastFact: fact };
    if (fact > gain.lastFact) gain.lastFact = fact;
    gains.set(id, gain);
    return gain;
  };
  for (const fact of facts) {
    if (isOf(fact, betsSettled))
      for (const bet of settledBetsOf(fact.payload)) {
        const valid = validCashOf(bet);
        const category = valid === 0n ? undefined : (await betting.productOf(bet.product))?.category;
        if (category === undefined) continue;
        const { played } = gainOf(bet.member, fact.id);
        played.set(category, (played.get(category) ?? 0n) + valid);
      }
    else if (isOf(fact, depositCredited))
      gainOf(fact.payload.member, fact.id).deposits.push({
        deposit: fact.payload.deposit,
        amount: BigInt(fact.payload.amount),
      });
    else if (isOf(fact, depositReversed))
      gainOf(fact.payload.member, fact.id).deposits.push({
        deposit: fact.payload.deposit,
        amount: -BigInt(fact.payload.amount),
      });
  }
  return gains;
};

const isOf = <Payload>(fact: Fact<unknown>, kind: FactKind<Payload>): fact is Fact<Payload> => fact.name === kind.name;

type Counting = {
  readonly account: PointAccount;
  readonly gain: Gain;
  readonly setting: PointSetting;
  readonly remainders: ReadonlyMap<string, bigint>;
  readonly carried: Remainder[];
  readonly postings: Posting[];
};

/** A deposit earns until the day's most is reached; a reversal takes back what that deposit brought. */
const addDeposits = async (
  { clock, days }: Pick<EarnDeps, 'clock' | 'days'>,
  tx: Tx,
  { account: { memberId }, gain, setting, remainders, carried, postings }: Counting,
): Promise<void> => {
  if (gain.deposits.length === 0) return;
  const most = BigInt(setting.depositDayMax);
  let today = await sumDepositPoints(tx, memberId, days.dayOf(clock.now()));
  let remainder = remainders.get(`${memberId} DEPOSIT`) ?? 0n;
  for (const { deposit, amount } of gain.deposits) {
    const key = `deposit:${deposit}`;
    if (amount > 0n) {
      const earned = earn(remainder, amount, setting.depositSpend);
      remainder = earned.remainder;
      const left = most > today ? most - today : 0n;
      const delta = earned.points < left ? earned.points : left;
      today += delta;
      postings.push({ type: 'EARN_DEPOSIT', delta, key, remark: deposit });
      continue;
    }
    const given = postings.find((posting) => posting.key === key)?.delta ?? (await findEntry(tx, key))?.delta ?? 0n;
    postings.push({ type: 'EARN_DEPOSIT', delta: -given, key: `${key}:reversed`, remark: deposit });
  }
  carried.push({ memberId, product: 'DEPOSIT', remainder });
};
