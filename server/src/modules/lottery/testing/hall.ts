import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import type { OrderDetail, OrderShown, placeOrder } from '@fairground/contract/lottery/orders';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Holder } from '@fairground/engines/lottery/rebate';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner } from '../../../testing/database.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { byTwoPeople } from '../../../testing/staff.ts';
import { aTable } from '../../betting/testing/table.ts';
import { createCatalog } from '../../catalog/index.ts';
import { createSystem } from '../../system/index.ts';
import type { LotteryDeps } from '../deps.ts';
import { createLottery } from '../index.ts';
import { createSecrets } from '../draw/secrets.ts';
import { databaseNow, insertIssues } from '../store/issues.ts';
import type { IssueId } from '../tables.ts';

type Order = BodyOf<typeof placeOrder>;

export type HallOptions = {
  /** What is drawn, by the number of the issue; without it the house draws. */
  readonly boards?: ReadonlyMap<string, readonly string[]>;
  readonly chainOf?: (member: MemberId) => Promise<readonly Holder<MemberId>[]>;
};

export const VND = (amount: number): Money => money(BigInt(Math.round(amount * 10_000)));

/** Lotteries over one database, as several nodes have them, and short ways to say what players do. */
export const aHall = async (database: TestDatabase, options: HallOptions = {}) => {
  const { db, pool, url } = database;
  const table = await aTable({ db, pool });
  const system = createSystem(table);
  const catalog = createCatalog({ ...table, system });
  const { boards, chainOf } = options;
  const drawSource = boards && {
    name: 'feed',
    get: async (_game: unknown, { numero }: { readonly numero: string }) => {
      const board = boards.get(numero);
      return board && { board, seed: null };
    },
  };
  const aNode = (parts: Partial<LotteryDeps> = {}) =>
    createLottery({
      ...table,
      catalog,
      tenant: 'fairground',
      mode: 'sandbox',
      ...(drawSource && { drawSource }),
      ...(chainOf && { chainOf }),
      ...parts,
    });
  const lottery = aNode();
  const secrets = createSecrets(table);
  let serial = 0;

  /** An issue that is on sale for a minute and a half, or as said. */
  const anIssue = async (code: string, { opensInMs = -60_000, locksInMs = 90_000, drawsInMs = 95_000 } = {}) => {
    const known = (await lottery.listGames()).find(({ game }) => game.code === code);
    if (!known) throw new Error(`There is no game ${code}.`);
    const now = (await databaseNow(db)).getTime();
    const numero = `20260105-${String((serial += 1)).padStart(4, '0')}`;
    const at = (ms: number): Date => new Date(now + ms);
    const issue = { numero, openAt: at(opensInMs), lockAt: at(locksInMs), drawAt: at(drawsInMs), ...secrets.fresh() };
    await inTransaction(db, (tx) => insertIssues(tx, known.id, at(-3_600_000), [issue]));
    return numero;
  };

  /** Lets the time of an issue pass: its sale is over, and its draw is due. */
  const passTime = async (numero: string, what: 'lock' | 'draw' = 'draw'): Promise<void> => {
    const draw = what === 'draw' ? "clock_timestamp() - interval '1 second'" : 'draw_at';
    await asOwner(
      url,
      `update betting_market set closes_at = clock_timestamp() - interval '2 seconds', opens_at = '2020-01-01' where code like '% ${numero}';
       update lottery_issue set open_at = '2020-01-01', lock_at = clock_timestamp() - interval '2 seconds', draw_at = ${draw},
              due_at = case when state in ('SCHEDULED', 'OPEN') then clock_timestamp() - interval '2 seconds'
                            when root is not null and due_at is not null then ${draw} else due_at end
        where numero = '${numero}'`,
    );
  };

  const issueRow = async (numero: string) => {
    const { rows } = await pool.query<{
      id: IssueId;
      state: string;
      root: string | null;
      seed: string | null;
      tickets: number;
    }>('select id, state, root, seed, tickets from lottery_issue where numero = $1', [numero]);
    const [row] = rows;
    if (!row) throw new Error(`There is no issue ${numero}.`);
    return row;
  };

  /** Takes steps until nothing is due. */
  const takeAll = async (node = lottery): Promise<void> => {
    while ((await node.takeDue()) > 0);
  };

  const as = (member: MemberId) => aCaller({ session: aSession({ memberId: member, language: 'EN' }) });
  const ask = <Value>(
    member: MemberId,
    name: string,
    input: { readonly query?: object; readonly body?: object },
    at = lottery,
  ) => callRoute(at.routes, name, input, as(member)) as Promise<Value>;

  /** Three digits of SSC from the front, each picked once unless said otherwise: two units a bet. */
  const anOrder = (numero: string, content = '1|2|3', parts: Partial<Order> = {}): Order => {
    const bets = content.split('|').reduce((product, row) => product * row.split(',').length, 1);
    return {
      clientOrderId: `order-${(serial += 1)}`,
      gameCode: 'SSC1M',
      numero,
      prizeMode: 'Elott',
      prizeGroup: 1980,
      lines: [{ play: 'front3.direct', content, unit: 'whole', multiple: 1, bets }],
      amount: VND(2 * bets),
      ...parts,
    };
  };
  const place = (member: MemberId, order: Order, at = lottery) =>
    ask<{ readonly order: OrderShown; readonly balance: Money }>(member, 'lottery.place-order', { body: order }, at);
  const orderOf = (member: MemberId, { orderId }: Pick<OrderShown, 'orderId'>) =>
    ask<OrderDetail>(member, 'lottery.read-order', { query: { orderId } });

  /** So many issues of a game, one after the other. */
  const issues = async (code: string, count: number): Promise<readonly string[]> => {
    const numeros: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const ms = index * 60_000;
      numeros.push(await anIssue(code, { opensInMs: ms - 30_000, locksInMs: ms + 60_000, drawsInMs: ms + 65_000 }));
    }
    return numeros;
  };

  /** Calls an issue off, as two people do. */
  const cancelIssue = (gameCode: string, numero: string) =>
    byTwoPeople(table.approvals, (maker) =>
      lottery.holdIssueCancellation(maker, { gameCode, numero }, { reason: 'the feed is late' }),
    );

  return {
    ...table,
    catalog,
    lottery,
    aNode,
    anIssue,
    cancelIssue,
    issues,
    passTime,
    issueRow,
    takeAll,
    ask,
    anOrder,
    place,
    orderOf,
  };
};

/** The code of what was refused. */
export const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
