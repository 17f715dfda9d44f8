import { QUANTITY_MAX } from '@fairground/contract/loyalty/endpoints';
import { rewardChangeSchema } from '@fairground/contract/loyalty/operator-endpoints';
import type { RewardType } from '@fairground/contract/loyalty/states';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { isLanguageCode } from '@fairground/contract/language';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';
import { cleanLine } from '../../../platform/rich-text.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { AMOUNT_MAX } from '../../wallet/index.ts';
import { needWords } from '../need-words.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Hold } from '../../approvals/index.ts';
import type { Actor } from '../../audit/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { isComplete } from '../domain/reward.ts';
import type { Reward, RewardText } from '../domain/reward.ts';
import {
  findAddedReward,
  insertReward,
  insertStockChange,
  lockReward,
  supply,
  updateReward,
} from '../store/rewards.ts';

type Deps = Pick<LoyaltyDeps, 'db' | 'clock' | 'audit'>;
type Adding = Deps & Pick<LoyaltyDeps, 'languages' | 'wallet' | 'freeSpins'>;

/** As many as one order takes are still one movement of the ledger. */
const REWARD_AMOUNT_MAX = AMOUNT_MAX / BigInt(QUANTITY_MAX);

const cleanText = ({ name, about }: RewardText): RewardText => ({ name: cleanLine(name), about: cleanLine(about) });

/** The version of a reward as the maker of a change saw it; its stock goes on meanwhile and does not matter. */
export const rewardVersion = ({ id: _id, stock: _stock, supplied: _supplied, ...reward }: Reward): string =>
  rowVersion({
    ...reward,
    points: reward.points.toString(),
    amount: reward.amount?.toString() ?? null,
    maxBet: reward.maxBet?.toString() ?? null,
    spinsBet: reward.spinsBet?.toString() ?? null,
  });

export type NewReward = {
  readonly requestKey: string;
  readonly type: RewardType;
  readonly amount?: Money | undefined;
  readonly wagerX100?: number | undefined;
  readonly maxBet?: Money | undefined;
  readonly spinsCount?: number | undefined;
  readonly spinsBet?: Money | undefined;
  readonly spinsVendor?: string | undefined;
  readonly spinsGames?: string | undefined;
  readonly stock: number;
  readonly points: number;
  readonly memberLimit?: number | undefined;
  readonly minRank?: number | undefined;
  readonly image?: string | undefined;
  readonly hue?: number | undefined;
  readonly sort?: number | undefined;
  readonly texts: Localized<RewardText>;
};

/** Adds a reward as a draft. */
export const addReward = async (deps: Adding, actor: Actor, given: NewReward): Promise<bigint> => {
  if (given.type === 'SPINS' && !(await areSpinsFit(deps, given))) throw new Refusal('loyalty.reward-refused');
  return inTransaction(deps.db, async (tx) => {
    const { requestKey, type, amount = null, stock, points, memberLimit = null, minRank = 0 } = given;
    const { wagerX100 = null, maxBet = null, image = '', hue = 75, sort = 100 } = given;
    const { spinsCount = null, spinsBet = null, spinsVendor = null, spinsGames = null } = given;
    const spins = { spinsCount, spinsBet, spinsVendor, spinsGames };
    const texts = mapLocalized(given.texts, cleanText);
    needWords(texts, deps.languages);
    const isPayable = amount === null || amount <= REWARD_AMOUNT_MAX;
    if (!isPayable || !isComplete({ type, amount, wagerX100, maxBet, ...spins, texts }))
      throw new Refusal('loyalty.reward-refused');
    const added = await insertReward(tx, {
      ...{ type, points: BigInt(points), amount, wager_x100: wagerX100, max_bet: maxBet, stock, supplied: stock },
      ...{ spins_count: spinsCount, spins_bet: spinsBet, spins_vendor: spinsVendor, spins_games: spinsGames },
      member_limit: memberLimit,
      ...{ min_rank: minRank, texts: JSON.stringify(texts) as never, image, hue, sort, request_key: requestKey },
      created_at: deps.clock.now(),
    });
    if (added === undefined) return (await findAddedReward(tx, requestKey)).id;
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.add-reward', resource: 'point-reward', resourceId: added.id.toString() },
      before: null,
      after: {
        ...{ type, points, amount: amount?.toString() ?? null, wagerX100, maxBet: maxBet?.toString() ?? null },
        ...{ ...spins, spinsBet: spinsBet?.toString() ?? null, stock, texts: { ...texts } },
      },
    });
    return added.id;
  });
};

/** Whether free spins name games of ours that take them. */
const areSpinsFit = async (
  { wallet, freeSpins }: Adding,
  { spinsVendor: vendor = '', spinsGames = '', spinsBet: bet = money(0n) }: NewReward,
): Promise<boolean> => {
  const currency = await wallet.currencyOf({ account: 'member' });
  return freeSpins.areFit({ vendor, games: spinsGames, currency, bet });
};

export type RewardChange = z.output<typeof rewardChangeSchema>;

/** What a reward costs and gives is money of the house: changing it, or putting it on the shelf, takes two people. */
export const registerRewardChange = (deps: Pick<LoyaltyDeps, 'approvals' | 'audit'>): Hold<RewardChange> =>
  deps.approvals.register({
    kind: 'loyalty.reward',
    permission: 'loyalty.write',
    schema: rewardChangeSchema,
    describe: async (tx, change) => {
      const before = await rewardOf(tx, change.id);
      const [was, is] = [asText(before), asText(changed(before, change))];
      const changes = Object.keys(is)
        .filter((field) => was[field] !== is[field])
        .map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null }));
      return { target: `reward ${change.id}`, changes };
    },
    validate: async (tx, change) => {
      if (!isComplete(changed(await rewardOf(tx, change.id), change))) throw new Refusal('loyalty.reward-refused');
    },
    versionOf: async (tx, { id }) => rewardVersion(await rewardOf(tx, id)),
    execute: async (tx, change, { actor }) => {
      const before = await rewardOf(tx, change.id);
      await writeReward(deps, tx, actor, { before, after: changed(before, change) });
    },
  });

/** Takes a reward from the shelf at once: that costs the house nothing, and one person may do it. */
export const stopReward = (deps: Deps, actor: Actor, id: bigint): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const before = await rewardOf(tx, id);
    if (before.state === 'ON') await writeReward(deps, tx, actor, { before, after: { ...before, state: 'OFF' } });
  });

const rewardOf = async (tx: Tx, id: bigint): Promise<Reward> => {
  const reward = await lockReward(tx, id);
  if (reward === undefined) throw new Refusal('loyalty.reward-unknown');
  return reward;
};

const changed = (before: Reward, { id: _id, points, texts = {}, ...change }: RewardChange): Reward => ({
  ...before,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
  ...(points !== undefined && { points: BigInt(points) }),
  texts: mergeTexts(before.texts, texts),
});

const writeReward = async (
  { audit }: Pick<LoyaltyDeps, 'audit'>,
  tx: Tx,
  actor: Actor,
  { before, after }: { readonly before: Reward; readonly after: Reward },
): Promise<void> => {
  const { state, points, memberLimit, minRank, texts, image, hue, sort } = after;
  await updateReward(tx, before.id, {
    ...{ state, points, member_limit: memberLimit, min_rank: minRank, image, hue, sort },
    texts: JSON.stringify(texts) as never,
  });
  await audit.record(tx, {
    ...{ ...actor, action: 'loyalty.change-reward', resource: 'point-reward', resourceId: before.id.toString() },
    before: shown(before),
    after: shown(after),
  });
};

type TextChange = { readonly name?: string | undefined; readonly about?: string | undefined };

const mergeTexts = (before: Localized<RewardText>, change: Localized<TextChange>): Localized<RewardText> => {
  const merged: Record<string, RewardText> = { ...before };
  for (const [code, text] of Object.entries(change))
    if (isLanguageCode(code)) {
      const { name = before[code]?.name ?? '', about = before[code]?.about ?? '' } = text;
      merged[code] = cleanText({ name, about });
    }
  return merged;
};

const shown = ({ points, amount, maxBet, spinsBet, texts, ...reward }: Reward): object => {
  const { id: _id, ...rest } = reward;
  const written = {
    ...{ points: points.toString(), amount: amount?.toString() ?? null, maxBet: maxBet?.toString() ?? null },
    spinsBet: spinsBet?.toString() ?? null,
  };
  return { ...rest, ...written, texts: { ...texts } };
};

const asText = (reward: Reward): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(shown(reward)).map(([field, value]) => [
      field,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );

/** Adds pieces to the stock or takes some away; the same request again changes nothing more. */
export const addStock = (
  deps: Deps,
  actor: Actor,
  { id, change, requestKey }: { readonly id: bigint; readonly change: number; readonly requestKey: string },
): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const reward = await lockReward(tx, id);
    if (reward === undefined) throw new Refusal('loyalty.reward-unknown');
    const isNew = await insertStockChange(tx, {
      ...{ request_key: requestKey, reward_id: id, change, at: deps.clock.now() },
    });
    if (!isNew) return reward.stock;
    if (reward.stock + change < 0) throw new Refusal('loyalty.stock-too-low', { stock: reward.stock });
    await supply(tx, id, change);
    await deps.audit.record(tx, {
      ...{ ...actor, action: 'loyalty.add-stock', resource: 'point-reward', resourceId: id.toString() },
      before: { stock: reward.stock },
      after: { stock: reward.stock + change },
    });
    return reward.stock + change;
  });
