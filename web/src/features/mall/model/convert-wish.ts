import type { Money } from '@fairground/contract/money';

type Limits = {
  readonly held: number;
  readonly least: number;
  readonly step: number;
  readonly ratio: number;
  readonly left: Money;
};

const UNITS_PER_WHOLE = 10_000n;

/** A typed number of points that may be converted, with what it comes to; undefined where it may not. */
export const readConvertWish = (
  typed: string,
  { held, least, step, ratio, left }: Limits,
): { readonly points: number; readonly amount: bigint } | undefined => {
  const digits = typed.replaceAll(/[\s,.]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const points = Number(digits);
  const amount = ((BigInt(points) * UNITS_PER_WHOLE) / BigInt(ratio) / 100n) * 100n;
  const isFit = points >= least && points % step === 0 && points <= held && amount > 0n && amount <= left;
  return isFit ? { points, amount } : undefined;
};
