import { rankChangeSchema } from '@fairground/contract/loyalty/rank-operator-endpoints';
import { writeMoney } from '@fairground/contract/money';
import type { output } from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, FieldChange, Hold } from '../../approvals/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { areRanksSound } from '../domain/rank.ts';
import type { Rank } from '../domain/rank.ts';
import { lockRanks, updateRank } from '../store/ranks.ts';

export type RankWish = output<typeof rankChangeSchema>;

export const rankVersion = (rank: Rank): string => rowVersion(asText(rank));

/** What a rank asks and gives is money: it changes by two people. Bonuses that are due already stay as they are. */
export const registerRankChange = ({ audit }: Pick<LoyaltyDeps, 'audit'>, approvals: Approvals): Hold<RankWish> =>
  approvals.register<typeof rankChangeSchema>({
    kind: 'loyalty.rank',
    permission: 'loyalty.write',
    schema: rankChangeSchema,
    describe: async (tx, wish) => {
      const { before, after } = await changed(tx, wish);
      const [was, is] = [asText(before), asText(after)];
      const changes: readonly FieldChange[] = Object.keys(is)
        .filter((field) => was[field] !== is[field])
        .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }));
      return { target: `rank ${wish.level}`, changes };
    },
    validate: async (tx, wish) => {
      const { all } = await changed(tx, wish);
      if (!areRanksSound(all)) throw new Refusal('loyalty.rank-refused');
    },
    versionOf: async (tx, wish) => rankVersion((await changed(tx, wish)).before),
    execute: async (tx, wish, { actor }) => {
      const { before, after } = await changed(tx, wish);
      await updateRank(tx, after);
      await audit.record(tx, {
        ...{ ...actor, action: 'loyalty.change-rank', resource: 'rank', resourceId: wish.level.toString() },
        before: asText(before),
        after: asText(after),
      });
    },
  });

const changed = async (tx: Tx, { level, names = {}, ...wish }: RankWish) => {
  const ranks = await lockRanks(tx);
  const before = needed(
    ranks.find((rank) => rank.level === level),
    'loyalty.rank-refused',
  );
  const named = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
  const texts = { ...before.texts };
  for (const [code, name] of Object.entries(names)) Object.assign(texts, { [code]: { name } });
  const after: Rank = { ...before, ...named, texts };
  return { before, after, all: ranks.map((rank) => (rank.level === level ? after : rank)) };
};

const asText = ({ texts, ...rank }: Rank): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(rank).map(([field, value]) => [
      field,
      typeof value === 'bigint' ? writeMoney(value) : String(value ?? ''),
    ]),
  ),
  names: Object.entries(texts)
    .map(([code, text]) => `${code}: ${text.name}`)
    .toSorted()
    .join(', '),
});
