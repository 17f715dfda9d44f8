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

/** How many of the ledger's units one minor unit is; negative where it is a part of one, by how many. */
export const stepOf = (currency: string): bigint => STEPS.get(currency) ?? USUAL_STEP;

const stepFor = (places: number): bigint =>
  places > LEDGER_PLACES ? -(10n ** BigInt(places - LEDGER_PLACES)) : 10n ** BigInt(LEDGER_PLACES - places);

const USUAL_STEP = stepFor(USUAL_PLACES);
const STEPS: ReadonlyMap<string, bigint> = new Map(
  Object.entries(PLACES).map(([currency, places]) => [currency, stepFor(places)]),
);

/** The amount in the ledger's units; nothing where the ledger cannot hold it exactly or not at all. */
export const readMinorUnits = (minor: bigint, currency: string): Money | undefined => {
  const step = stepOf(currency);
  if (step < 0n && minor % step !== 0n) return undefined;
  const units = step < 0n ? minor / -step : minor * step;
  return units <= AMOUNT_MAX ? money(units) : undefined;
};

/** Far above any stake, and far from the end of 64 bits even when many of them add up. */
const AMOUNT_MAX = 10n ** 17n;

/** What a vendor is shown: a part of a minor unit is not shown rather than rounded up to money that is not there. */
export const writeMinorUnits = (amount: Money, currency: string): bigint => {
  const step = stepOf(currency);
  if (step < 0n) return amount * -step;
  const whole = amount / step;
  return amount < 0n && amount % step !== 0n ? whole - 1n : whole;
};
