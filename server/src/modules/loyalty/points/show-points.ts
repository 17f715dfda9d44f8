import type { ValueOf } from '@fairground/contract/endpoint';
import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import { PAGE_SIZE } from '@fairground/contract/loyalty/endpoints';
import type * as contract from '@fairground/contract/loyalty/endpoints';
import { money } from '@fairground/contract/money';
import type { Reader } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { worthOf } from '../domain/points.ts';
import { listEntries, listRules, readAccount, readSetting, sumConverted } from '../store/points.ts';

export const showPoints = async (
  { db, clock, days, identity, wallet }: LoyaltyDeps,
  session: Session,
): Promise<ValueOf<typeof contract.readPoints>> => {
  const { memberId: member } = session;
  const { ratio, dailyConvertCap } = await readSetting(db);
  const { balance, lifetime } = await readAccount(db, member);
  const left = dailyConvertCap - (await sumConverted(db, member, days.dayOf(clock.now())));
  return {
    points: Number(balance),
    amount: worthOf(balance, BigInt(ratio)),
    ratio,
    lifetime: Number(lifetime),
    convertLeft: money(left > 0n ? left : 0n),
    hasPaymentPassword: await identity.hasPaymentPassword(member),
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf(session)),
  };
};

export const showConfig = async ({
  db,
  wallet,
}: Pick<LoyaltyDeps, 'db' | 'wallet'>): Promise<ValueOf<typeof contract.readPointConfig>> => {
  const setting = await readSetting(db);
  const spends = new Map((await listRules(db)).map(({ product, spend }) => [product, spend]));
  return {
    enabled: setting.enabled,
    ratio: setting.ratio,
    minConvert: setting.minConvert,
    multiple: setting.multiple,
    dailyConvertCap: setting.dailyConvertCap,
    expiry: 'never',
    earn: BET_CATEGORIES.flatMap((product) => {
      const spend = spends.get(product);
      return spend === undefined ? [] : [{ product, spend: money(spend) }];
    }),
    deposit: { spend: setting.depositSpend, dayMax: setting.depositDayMax },
    currencySymbol: await wallet.symbolOf(await wallet.currencyOf({ account: 'member' })),
  };
};

export const showEntries = async (reader: Reader, member: MemberId, pageNo = '1') => {
  const offset = (Number(pageNo) - 1) * PAGE_SIZE;
  const rows = await listEntries(reader, member, { offset, limit: PAGE_SIZE + 1 });
  return { list: rows.slice(0, PAGE_SIZE).map(entryRow), hasMore: rows.length > PAGE_SIZE };
};

export const entryRow = ({
  id,
  type,
  delta,
  balance,
  remark,
  at,
}: Awaited<ReturnType<typeof listEntries>>[number]) => ({
  id: id as Id<'point-entry'>,
  type,
  changed: Number(delta),
  balance: Number(balance),
  remark,
  time: at,
});
