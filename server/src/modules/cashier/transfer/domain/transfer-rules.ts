import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { FlagKey, FlagValue } from '@fairground/contract/system/flags';
import type { Member } from '../../../members/index.ts';

export type TransferLimits = { readonly min: Money; readonly max: Money; readonly perDay: Money };

type Side = Pick<Member, 'isAgent' | 'status'>;

/** Limits of the site; an empty one allows nothing above zero. */
export const limitsFrom = (flags: Readonly<Record<FlagKey, FlagValue>>): TransferLimits => {
  const amountOf = (key: FlagKey): Money =>
    money(BigInt(flags[key] === '' ? '0' : String(flags[key])) * UNITS_PER_WHOLE);
  return { min: amountOf('UPLINEMIN'), max: amountOf('UPLINEMAX'), perDay: amountOf('UPLINEDAY') };
};

/** Limits of the site and, where staff gave the agent some of its own, the stricter of both. */
export const stricterLimits = (
  { min, max, perDay }: TransferLimits,
  own:
    | { readonly transferMin: bigint | null; readonly transferMax: bigint | null; readonly transferDay: bigint | null }
    | undefined,
): TransferLimits => ({
  min: money(larger(min, own?.transferMin ?? min)),
  max: money(smaller(max, own?.transferMax ?? max)),
  perDay: money(smaller(perDay, own?.transferDay ?? perDay)),
});

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

export type UplineState = 'OPEN' | 'NOT_ALLOWED' | 'NO_UPLINE';

/** Members and agents send to an agent directly above them, and only with the permission; affiliates pass no money. */
export const uplineStateOf = (sender: Side & Pick<Member, 'toUpline'>, upline: Side | undefined): UplineState => {
  // The root of all lines is the operator's own account.
  if (upline === undefined || upline.status === 'system') return 'NO_UPLINE';
  if (upline.isAgent !== 1 && upline.isAgent !== 2) return 'NO_UPLINE';
  return sender.toUpline && (sender.isAgent === 0 || sender.isAgent === 1) ? 'OPEN' : 'NOT_ALLOWED';
};

export type DownlineReach = 'NOBODY' | 'DIRECT' | 'LINE';

/** Agents and heads of lines send to members and agents directly below or, where the house says so, to all of their line. */
export const reachOf = (
  sender: Pick<Member, 'isAgent'>,
  flags: Readonly<Record<FlagKey, FlagValue>>,
): DownlineReach => {
  if (sender.isAgent !== 1 && sender.isAgent !== 2) return 'NOBODY';
  return flags.DEEPTRANS === true ? 'LINE' : 'DIRECT';
};

/** A side that is excluded, frozen or closed neither sends nor gets money. */
export const isHeldBack = ({ status }: Pick<Side, 'status'>): boolean => status !== 'active' && status !== 'bet-locked';

export const leftOf = ({ perDay }: TransferLimits, sent: Money): Money => money(sent >= perDay ? 0n : perDay - sent);
