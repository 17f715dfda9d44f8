import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

const MILLION = 1_000_000n;
const CENT = 100n;

/** A part of an amount in parts per million, cut toward nothing: the remainder stays with the house. */
export const mulRate = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm)) / MILLION;

/** Amount credited for a sum of days: rounded down once, to whole cents. */
export const payable = (amounts: readonly bigint[]): Money => {
  const sum = amounts.reduce((total, amount) => total + amount, 0n);
  return money(sum > 0n ? (sum / CENT) * CENT : 0n);
};

/** Whether a time of day, `HH:mm`, lies within the hours in which rebates are taken. */
export const isOpenAt = (
  time: string,
  { opensAt, closesAt }: { readonly opensAt: string; readonly closesAt: string },
) => time >= opensAt && time < closesAt;
