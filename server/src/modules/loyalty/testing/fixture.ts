import type { ErrorCode } from '@fairground/contract/errors';
import type { Id, MemberId } from '@fairground/contract/ids';
import type { PointRedeem } from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Fact, FactKind } from '../../../platform/events/index.ts';
import { SANDBOX_SECRETS_KEY } from '../../../platform/secret-box.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { betsSettled } from '../../betting/index.ts';
import type { SettledBet } from '../../betting/index.ts';
import { withdrawalFixture, aKey, PAY_PASSWORD } from '../../cashier/testing/fixture.ts';
import type { ValidCash } from '../../figures/index.ts';
import type { FreeSpinsGift, LoyaltyDeps } from '../deps.ts';
import { createLoyalty } from '../index.ts';
import { lockAccount } from '../store/points.ts';
import { postPoints } from '../points/post-points.ts';

export { aKey, PAY_PASSWORD } from '../../cashier/testing/fixture.ts';

const CATEGORIES = new Map([
  [1, 'RNG'],
  [2, 'LIVE'],
] as const);

/** Loyalty on real modules and a real database, with members who have a payment password. */
export const loyaltyFixture = async (database: TestDatabase) => {
  const house = await withdrawalFixture(database);
  const { db, clock } = house;
  const paused = new Map<MemberId, ErrorCode>();
  /** How many times the law lets a bonus be wagered, in the markets of some members. */
  const timesMax = new Map<MemberId, number>();
  /** Free spins that were given. */
  const spins: FreeSpinsGift[] = [];
  /** What figures would tell of days; until when they would be closed. */
  const figures: (ValidCash & { readonly day: string })[] = [];
  let closedUntil: Date | undefined;
  const deps: LoyaltyDeps = {
    ...house,
    betting: {
      productOf: (id) => {
        const category = CATEGORIES.get(id as 1 | 2);
        return Promise.resolve(category && { source: 'JL', category });
      },
    },
    cashier: { openTurnover: house.turnover.open, accountMarksOf: () => Promise.resolve([]) },
    figures: {
      closedUntil: () => Promise.resolve(closedUntil ?? clock.now()),
      walkValidCash: (day, after) =>
        Promise.resolve(
          figures
            .filter((row) => row.day === day && row.member > after)
            .toSorted((one, other) => (one.member < other.member ? -1 : 1)),
        ),
    },
    maskedNames: (ids) => Promise.resolve(new Map(ids.map((id) => [id, `p***${id}`]))),
    objectionToOffer: (_tx, member) => Promise.resolve(paused.get(member)),
    wageringTimesMaxOf: (_reader, member) => Promise.resolve(timesMax.get(member) ?? 60),
    freeSpins: {
      areFit: ({ vendor }) => Promise.resolve(vendor === 'JL'),
      prepare: () => Promise.resolve(),
      giveIn: (_tx, gift) => Promise.resolve(void spins.push(gift)),
    },
    tenant: 'fairground',
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
  };
  const loyalty = createLoyalty(deps);

  let factId = 0n;
  const tell = async <Payload>(kind: FactKind<Payload>, ...payloads: readonly Payload[]): Promise<void> => {
    const facts: Fact<unknown>[] = payloads.map((payload) => ({
      id: (factId += 1n),
      name: kind.name,
      payload,
      at: clock.now(),
    }));
    for (const { hears, handle } of loyalty.listeners ?? [])
      if (hears.includes(kind.name)) await inTransaction(db, (tx) => handle(tx, facts));
  };
  const aBet = (member: MemberId, parts: Partial<SettledBet> = {}): SettledBet =>
    house.aSettledBet(member, { stake: '10000000', validBet: '10000000', ...parts });
  const settle = (...bets: readonly SettledBet[]) => tell(betsSettled, { bets });

  let given = 0;
  const givePoints = (member: MemberId, points: bigint) =>
    inTransaction(db, async (tx) => {
      const key = `given-${(given += 1)}`;
      await postPoints({ ...house }, tx, await lockAccount(tx, member), [{ type: 'EARN_MANUAL', delta: points, key }]);
    });

  const aPlayer = async (points = 0n) => {
    const player = await house.aMember();
    if (points > 0n) await givePoints(player.id, points);
    const ask = (name: string, input: { query?: unknown; body?: unknown } = {}): Promise<unknown> =>
      callRoute(loyalty.routes, `loyalty.${name}`, input, aCaller({ session: player.session, language: 'EN' }));
    return {
      ...player,
      ask,
      convert: (asked: number, idempotencyKey = aKey()) =>
        ask('convert-points', { body: { points: asked, payPassword: PAY_PASSWORD, idempotencyKey } }),
      redeem: (rewardId: bigint, parts: object = {}) =>
        ask('redeem-reward', {
          body: { rewardId, quantity: 1, payPassword: PAY_PASSWORD, idempotencyKey: aKey(), ...parts },
        }) as Promise<PointRedeem>,
      points: async () => ((await ask('read-points')) as { points: number }).points,
      entries: async () =>
        (
          (await ask('list-point-entries', { query: {} })) as {
            list: readonly { type: string; changed: number; balance: number }[];
          }
        ).list.map(({ type, changed, balance }) => [type, changed, balance]),
      address: async () =>
        (
          (await ask('add-address', {
            body: { name: 'An', phone: '0901234567', line: '1 Tràng Tiền', city: 'Hà Nội', country: 'VN' },
          })) as { list: readonly { id: Id<'member-address'> }[] }
        ).list[0]?.id,
    };
  };

  let rewards = 0;
  const aReward = async (parts: object = {}): Promise<bigint> => {
    const key = `reward-${(rewards += 1)}`;
    await loyalty.installRewards([
      {
        key,
        type: 'GOODS',
        points: 500,
        amount: null,
        stock: 5,
        memberLimit: null,
        minRank: 0,
        image: '/brand/art/reward-lantern.webp',
        hue: 20,
        sort: 10,
        texts: { TY: { name: 'Đèn lồng', about: '' }, EN: { name: 'Lantern', about: '' } },
        ...parts,
      },
    ]);
    const { rows } = await database.pool.query<{ id: bigint }>('select id from loyalty_reward where default_key = $1', [
      key,
    ]);
    return rows[0]?.id ?? 0n;
  };
  const stockOf = async (reward: bigint): Promise<{ stock: number; supplied: number }> => {
    const { rows } = await database.pool.query<{ stock: number; supplied: number }>(
      'select stock, supplied from loyalty_reward where id = $1',
      [reward.toString()],
    );
    return rows[0] ?? { stock: -1, supplied: -1 };
  };
  const owe = async (member: MemberId, amount: bigint): Promise<void> => {
    const { cash } = await house.wallet.accountsOf(member, 'VND');
    const counter = await house.wallet.debtAccount(member, 'CONTRACT', 'VND');
    const id = { tenant: 'fairground', source: 'test', member, action: 'owe', transactionId: aKey() };
    await house.wallet.apply({ id, kind: 'transfer', account: cash, counter, amount: money(amount) });
  };

  const closeUntil = (moment: Date | undefined): void => void (closedUntil = moment);

  return {
    ...house,
    paused,
    timesMax,
    spins,
    figures,
    closeUntil,
    deps,
    loyalty,
    tell,
    aBet,
    settle,
    givePoints,
    aPlayer,
    aReward,
    stockOf,
    owe,
  };
};
