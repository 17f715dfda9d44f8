import type { BodyOf, QueryOf, ValueOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import { money, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type * as contract from '@fairground/contract/sports/operator-endpoints';
import type { LanguageCode } from '@fairground/contract/language';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import type { SportsDeps } from '../deps.ts';
import { isOrdered } from '../domain/own-limits.ts';
import type { OwnLimit } from '../domain/own-limits.ts';
import { listLimitedMarkets, listLimitedMembers, writeOwnLimit } from '../store/own-limits.ts';
import { listStaffMarkets } from '../store/trading.ts';
import { marketRow } from './read-trading.ts';
import { note } from './trading.ts';

type Deps = Pick<SportsDeps, 'db' | 'audit' | 'currency'>;
type Limited = { readonly resource: 'member' | 'market'; readonly id: bigint };

/** Limits one member in the book, or takes the limit away; open bets stay. */
export const limitMember = (
  deps: Deps,
  actor: Actor,
  { memberId, ...limit }: Omit<BodyOf<typeof contract.limitMember>, 'reason'>,
): Promise<void> =>
  inTransaction(deps.db, (tx) => setLimit(tx, deps, actor, { resource: 'member', id: memberId }, limit));

/** The same for one market. */
export const limitMarket = (
  deps: Deps,
  actor: Actor,
  { marketId, ...limit }: Omit<BodyOf<typeof contract.limitMarket>, 'reason'>,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    needed((await listStaffMarkets(tx, { id: marketId }, 1))[0], 'sports.market-unknown');
    await setLimit(tx, deps, actor, { resource: 'market', id: marketId }, limit);
  });

type Asked = { readonly winMax?: Money | undefined; readonly openMax?: Money | undefined };

const setLimit = async (
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { resource, id }: Limited,
  {
    winMax = null,
    openMax = null,
  }: { readonly winMax?: Asked['winMax'] | null; readonly openMax?: Asked['openMax'] | null },
): Promise<void> => {
  const limit = { winMax, openMax };
  if (!isOrdered(limit)) throw new Refusal('sports.limits-refused');
  const before = await writeOwnLimit(tx, resource, id, limit);
  await note(tx, deps, actor, { action: `limit-${resource}`, resource, id }, said(before), said(limit));
};

const said = ({ winMax, openMax }: OwnLimit) => ({ winMax: textOf(winMax), openMax: textOf(openMax) });
const textOf = (amount: bigint | null): string | null => (amount === null ? null : writeMoney(money(amount)));
const moneyOr = (amount: bigint | null): Money | null => (amount === null ? null : money(amount));

const MEMBERS_MAX = 200;

export const limitedMembers = async (
  { db }: Pick<Deps, 'db'>,
  { memberId }: QueryOf<typeof contract.listLimitedMembers>,
): Promise<ValueOf<typeof contract.listLimitedMembers>> => ({
  list: (await listLimitedMembers(db, memberId, MEMBERS_MAX)).map(({ member, winMax, openMax, open, setAt }) => ({
    ...{ memberId: member, setAt, open: money(open) },
    ...{ winMax: moneyOr(winMax), openMax: moneyOr(openMax) },
  })),
});

/** What holds for one member; nothing where only the limits of the sports do. */
export const limitOfMember = async (
  deps: Pick<Deps, 'db'>,
  memberId: MemberId,
): Promise<ValueOf<typeof contract.readMemberLimit>> => {
  const [found] = (await limitedMembers(deps, { memberId })).list;
  return { memberId, winMax: found?.winMax ?? null, openMax: found?.openMax ?? null, setAt: found?.setAt ?? null };
};

const MARKETS_MAX = 200;

export const limitedMarkets = async (
  { db }: Pick<Deps, 'db'>,
  language: LanguageCode,
): Promise<ValueOf<typeof contract.listLimitedMarkets>> => {
  const ids = await listLimitedMarkets(db, MARKETS_MAX);
  const rows = await Promise.all(ids.map(async (id) => (await listStaffMarkets(db, { id }, 1))[0]));
  return { list: rows.flatMap((row) => (row ? [marketRow(row, language)] : [])) };
};
