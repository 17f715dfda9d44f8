import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** The places of the ledger: units of 1/10,000. */
const LEDGER_PLACES = 4;

/** The places of a currency's minor unit on the wire of vendors; what is not named has two. */
const PLACES: Readonly<Record<string, number>> = {
  VND: 0,
  TRIAL: 0,
  IDR: 0,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  USDT: 6,
  BTC: 8,
  ETH: 8,
};
const USUAL_PLACES = 2;

export const placesOf = (currency: string): number => PLACES[currency] ?? USUAL_PLACES;

/** How many of the ledger's units one minor unit is; negative where it is a part of one, by how many. */
export const stepOf = (currency: string): bigint => {
  const shift = LEDGER_PLACES - placesOf(currency);
  return shift < 0 ? -(10n ** BigInt(-shift)) : 10n ** BigInt(shift);
};

/** The amount in the ledger's units; nothing where the ledger cannot hold it exactly or not at all. */
export const readMinorUnits = (minor: bigint, currency: string): Money | undefined => {
  const shift = LEDGER_PLACES - placesOf(currency);
  const step = 10n ** BigInt(Math.abs(shift));
  if (shift < 0 && minor % step !== 0n) return undefined;
  const units = shift < 0 ? minor / step : minor * step;
  return units <= AMOUNT_MAX ? money(units) : undefined;
};

/** Far above any stake, and far from the end of 64 bits even when many of them add up. */
const AMOUNT_MAX = 10n ** 17n;

/** What a vendor is shown: a part of a minor unit is not shown rather than rounded up to money that is not there. */
export const writeMinorUnits = (amount: Money, currency: string): bigint => {
  const shift = LEDGER_PLACES - placesOf(currency);
  const step = 10n ** BigInt(Math.abs(shift));
  if (shift <= 0) return amount * step;
  const whole = amount / step;
  return amount < 0n && amount % step !== 0n ? whole - 1n : whole;
};
