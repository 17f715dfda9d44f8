import type { IsAgent } from '@fairground/contract/identity/fields';
import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { anOperator, callRoute } from '../../../testing/modules.ts';
import { aCallOf, ANN, BEN } from '../../../testing/staff.ts';
import { dayAfter, windowOf } from '../../figures/index.ts';
import { endOfHouse } from '../contracts/end.ts';
import { makeDueMoves } from '../operator/line-approvals.ts';
import { approveIn } from '../settlement/approve.ts';
import { settleDue } from '../settlement/settle-due.ts';
import { findLastContract, insertContract } from '../store/contracts.ts';
import { agentsFixture, ZONE } from './line.ts';
import { FIRST_DAY } from './line-lives.ts';
import type { LifeEvent, LineLife, Wish } from './line-lives.ts';
import { firstContracts, firstTree } from './told-lives.ts';

/** What the product did in one life, in the form of the model's result. */
export type PlayedLife = {
  readonly bills: readonly {
    readonly type: string;
    readonly day: string;
    readonly who: number;
    readonly sums: readonly bigint[];
  }[];
  readonly cash: readonly bigint[];
  readonly done: readonly (readonly boolean[])[];
};

type Line = Awaited<ReturnType<typeof agentsFixture>>;
type Played = { readonly life: LineLife; readonly ids: readonly MemberId[]; readonly done: boolean[][] };

const HOUR_MS = 3_600_000;
/** Lives that are played at the same time. */
const AT_ONCE = 6;
const dayOf = (index: number): string => dayAfter(FIRST_DAY, index);

/** Plays lives side by side on one database, by the calls of members and of staff: all of them are settled by the same runs. */
export const playLives = async (database: TestDatabase, lives: readonly LineLife[]): Promise<readonly PlayedLife[]> => {
  const line = await agentsFixture(database);
  const at = (day: string, hours: number): void =>
    line.clock.set(new Date(windowOf(day, ZONE).from.getTime() + hours * HOUR_MS));
  at(dayAfter(FIRST_DAY, -1), 12);
  const all = await inTurns([...lives.entries()], ([index, life]) => begin(line, life, `life${index}`));
  const days = Math.max(...lives.map((life) => life.days.length));
  const known = { leg: await lastLeg(database) };
  for (let index = 0; index <= days; index += 1) {
    at(dayOf(index), 1);
    await database.pool.query('select figures_open_month($1::date)', [dayOf(index)]);
    await makeDueMoves(line.deps);
    at(dayOf(index), 6);
    if (index > 0) await settleNight(line, database, dayAfter(dayOf(index), -1));
    known.leg = await countSalaries(line, database, dayOf(index), known.leg);
    at(dayOf(index), 12);
    await inTurns(all, (each) => playDay(line, database, each, index));
    await countDay(line, database, all, index);
  }
  return Promise.all(all.map((each) => readLife(line, database, each)));
};

const inTurns = async <Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> => {
  const values: Value[] = [];
  const left = [...items.entries()];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) values[item[0]] = await work(item[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return values;
};

/** Opens the accounts of a life, and writes the contracts it begins with. */
const begin = async (line: Line, life: LineLife, name: string): Promise<Played> => {
  const tree = firstTree(life);
  const ids: MemberId[] = [];
  for (const [who, upline] of tree.entries())
    ids.push(await line.open(`${name}w${who}`, flagOf(life, who, upline), who === 0 ? null : (ids[upline] ?? null)));
  const [lineRoot] = ids;
  if (lineRoot === undefined) throw new Error('A life is of one person at least.');
  await inTransaction(line.db, async (tx) => {
    for (const { who, payer, ...first } of firstContracts(life))
      await insertContract(tx, {
        ...{ receiver: idOf(ids, who), payer: payer === undefined ? null : idOf(ids, payer), lineRoot },
        ...{ terms: termsOf(life, who, first), from: FIRST_DAY, status: 'SCHEDULED', supersedes: null },
        now: line.clock.now(),
      });
  });
  return { life, ids, done: [] };
};

const idOf = (ids: readonly MemberId[], who: number): MemberId => {
  const id = ids[who];
  if (id === undefined) throw new Error(`Nobody is number ${who}.`);
  return id;
};

const flagOf = ({ isOfAffiliates }: LineLife, who: number, upline: number): IsAgent => {
  if (!isOfAffiliates) return who === 0 ? 2 : 1;
  if (who === 0) return 42;
  return upline === 0 ? 41 : 0;
};

const termsOf = (
  { terms, isOfAffiliates }: LineLife,
  who: number,
  { type, carryMode, tiers }: Wish & { readonly type: keyof LineLife['terms'] },
): ContractTerms => ({
  ...terms[type],
  ...{ carryMode, tiers: [...tiers] },
  ...(isOfAffiliates && who === 0 && { base: 'CHILD_GROSS' }),
});

// What a day brings.

const playDay = async (line: Line, database: TestDatabase, played: Played, index: number): Promise<void> => {
  const done: boolean[] = [];
  for (const [number, event] of (played.life.days[index]?.events ?? []).entries())
    done.push(await isDone(line, database, played, event, `${index} ${number}`));
  played.done.push(done);
};

const isDone = async (
  line: Line,
  database: TestDatabase,
  { life, ids }: Played,
  event: LifeEvent,
  key: string,
): Promise<boolean> => {
  const who = idOf(ids, event.who);
  const now = line.clock.now();
  switch (event.kind) {
    case 'offer':
      return !(await isRefused(() => offer(line, life, ids, event, `life ${who} ${key}`)));
    case 'end':
      return end(line, ids, event);
    case 'move':
      return isMoved(line, who, idOf(ids, event.to));
    case 'rest':
      await database.pool.query(
        `insert into protection_time_out (member_id, began_at, until) values ($1, $2::timestamptz, $2::timestamptz + make_interval(days => $3))`,
        [who.toString(), now, event.days],
      );
      return true;
    case 'spend':
      await spend(line, who, key);
      return true;
  }
};

const isRefused = async (act: () => Promise<unknown>): Promise<boolean> => {
  try {
    await act();
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
};

const accountOf = async ({ members }: Line, id: MemberId): Promise<string> => (await members.find(id))?.account ?? '';

const offer = async (
  line: Line,
  life: LineLife,
  ids: readonly MemberId[],
  { who, type, wish }: Extract<LifeEvent, { readonly kind: 'offer' }>,
  requestKey: string,
): Promise<void> => {
  const receiver = idOf(ids, who);
  const place = await line.members.find(receiver);
  const upline = life.isOfAffiliates || who === 0 ? null : (place?.uplineId ?? null);
  const { requestId } =
    upline === null
      ? await line.agents.offerOfHouse(anOperator, {
          ...{ receiver, terms: termsOf(life, who, { type, ...wish }), key: requestKey },
        })
      : await line.ask<{ requestId: bigint }>(upline, 'offer-contract', {
          body: { receiver: place?.account, type, ...wish, requestKey },
        });
  await line.ask(receiver, 'answer-offer', { body: { requestId, action: 'accept', confirmCascade: true } });
};

/** Ends a member's last contract, in the name of its payer. */
const end = async (
  line: Line,
  ids: readonly MemberId[],
  { who, type }: Extract<LifeEvent, { readonly kind: 'end' }>,
): Promise<boolean> => {
  const receiver = idOf(ids, who);
  const last = await findLastContract(line.db, receiver, type);
  if (last === undefined || last.until !== null) return false;
  if (last.payer === null) await endOfHouse(line.deps, anOperator, { receiver, type });
  else await line.ask(last.payer, 'end-contract', { body: { contractId: last.id } });
  return true;
};

const isMoved = async (line: Line, memberId: MemberId, upline: MemberId): Promise<boolean> => {
  const body = { memberId, upline: await accountOf(line, upline), reason: 'asked for by the line' };
  let status = '';
  await isRefused(async () => {
    const held = await callRoute(line.agents.routes, 'agents.move-member', { body }, aCallOf(ANN));
    const { approvalId } = held as { approvalId: bigint };
    ({ status } = await line.approvals.decide(BEN, approvalId, 'approve'));
  });
  return status === 'EXECUTED';
};

const spend = async ({ wallet }: Line, member: MemberId, key: string): Promise<void> => {
  const { cash } = await wallet.balanceOf(member);
  if (cash === 0n) return;
  const id = { tenant: 'fairground', source: 'test', member, action: 'spend', transactionId: `${member} ${key}` };
  await wallet.apply({
    ...{ id, kind: 'adjustment', account: (await wallet.accountsOf(member, 'VND')).cash },
    counter: await wallet.houseAccount('H_ADJUST', 'VND'),
    amount: money(-cash),
  });
};

// Figures.

type FigureRow = { readonly member: MemberId; readonly product: string; readonly sums: readonly bigint[] };
const COLUMNS = ['valid_bet_cash', 'stake_cash', 'payout_cash', 'rebate', 'promo', 'salary', 'deposit_fee'] as const;

/** Adds to the figures of a day as their consumer would: of each member, and of everybody above on that day. */
const writeFigures = async (line: Line, { pool }: TestDatabase, day: string, rows: readonly FigureRow[]) => {
  const places = await line.members.linesOn(line.db, [...new Set(rows.map(({ member }) => member))], day);
  const paths = new Map(places.map(({ id, path }) => [id, path]));
  const write = async (table: string, key: string, of: (row: FigureRow) => readonly MemberId[]) => {
    const values = rows.flatMap((row) => of(row).map((id) => [id, row.product, ...row.sums].map(String)));
    await pool.query(
      `insert into ${table} (${key}, accounting_date, product, ${COLUMNS.join(', ')})
       select (row ->> 0)::bigint, $1::date, (row ->> 1)::figures_product,
              ${COLUMNS.map((_column, place) => `sum((row ->> ${place + 2})::bigint)`).join(', ')}
         from jsonb_array_elements($2::jsonb) row group by 1, 2, 3
       on conflict (${key}, accounting_date, product)
       do update set ${COLUMNS.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ')}`,
      [day, JSON.stringify(values)],
    );
  };
  await write('figures_member_day', 'member_id', ({ member }) => [member]);
  await write('figures_team_day', 'agent_id', ({ member }) => paths.get(member) ?? []);
};

const countDay = (line: Line, database: TestDatabase, all: readonly Played[], index: number) =>
  writeFigures(
    line,
    database,
    dayOf(index),
    all.flatMap(({ life, ids }) =>
      (life.days[index]?.figures ?? []).flatMap(({ who, own }): FigureRow[] => [
        ...Object.entries(own.played).map(([product, { bet, stake, payout }]) => ({
          ...{ member: idOf(ids, who), product, sums: [bet, stake, payout, 0n, 0n, 0n, 0n] },
        })),
        { member: idOf(ids, who), product: 'ALL', sums: [0n, 0n, 0n, own.rebate, own.promo, 0n, own.fee] },
      ]),
    ),
  );

const lastLeg = async ({ pool }: TestDatabase): Promise<bigint> =>
  (await pool.query<{ id: bigint }>('select coalesce(max(id), 0) as id from wallet_leg')).rows[0]?.id ?? 0n;

/** Salaries that the ledger credited since belong to the day; answers up to which entry they are counted. */
const countSalaries = async (line: Line, database: TestDatabase, day: string, after: bigint): Promise<bigint> => {
  const { rows } = await database.pool.query<{ member: MemberId; amount: bigint }>(
    `select a.owner_id as member, l.amount from wallet_leg l join wallet_account a on a.id = l.account_id
      where l.id > $1 and l.kind = 'salary' and l.amount > 0 and a.owner_kind = 'member'`,
    [after.toString()],
  );
  await writeFigures(
    line,
    database,
    day,
    rows.map(({ member, amount }) => ({ member, product: 'ALL', sums: [0n, 0n, 0n, 0n, 0n, amount, 0n] })),
  );
  return lastLeg(database);
};

/** Salaries are paid by themselves; dividends once they are approved. The last pass finds nothing left to do. */
const settleNight = async (line: Line, { pool }: TestDatabase, day: string): Promise<void> => {
  await line.closeThrough(day);
  await settleDue(line.deps);
  const { rows } = await pool.query<{ id: bigint }>(`select id from agents_run where status = 'CALCULATED'`);
  for (const { id } of rows) await inTransaction(line.db, (tx) => approveIn(line.deps, tx, anOperator, id));
  await settleDue(line.deps);
};

const readLife = async (line: Line, { pool }: TestDatabase, { ids, done }: Played): Promise<PlayedLife> => {
  const { rows } = await pool.query<{ type: string; day: string; receiver: MemberId; sums: readonly string[] }>(
    `select r.type, r.from_day::text as day, b.receiver_id as receiver,
            array[b.valid_bet, b.loss, b.carry_in, b.active, b.rate, b.gross, b.lower_total, b.paid]::text[] as sums
       from agents_bill b join agents_run r on r.id = b.run_id where b.receiver_id = any($1::bigint[])`,
    [ids.map(String)],
  );
  const bills = rows.map(({ type, day, receiver, sums }) => ({
    ...{ type, day, who: ids.indexOf(receiver), sums: sums.map(BigInt) },
  }));
  const cash = await line.wallet.readCashOf(line.db, ids, 'VND');
  return { bills, cash: ids.map((id) => cash.get(id) ?? 0n), done };
};
