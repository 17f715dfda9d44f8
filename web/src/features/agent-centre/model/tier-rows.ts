import type { ContractTier } from '@fairground/contract/agents/contract-terms';
import { AMOUNT_TEXT, money, parseMoney, writeMoney } from '@fairground/contract/money';

/** A tier as it is typed: amounts as decimals, the rate in percent. */
export type TierRow = {
  readonly key: number;
  readonly minValidBet: string;
  readonly minLoss: string;
  readonly minActive: string;
  readonly rate: string;
};

const PPM_PER_PERCENT = 10_000;

export const rowOf = (tier: ContractTier, key: number): TierRow => ({
  key,
  minValidBet: trimmed(writeMoney(tier.minValidBet)),
  minLoss: trimmed(writeMoney(tier.minLoss)),
  minActive: String(tier.minActive),
  rate: String(tier.rate / PPM_PER_PERCENT),
});

/** Reads what was typed; nothing where a row is not complete or not a number. */
export const tiersOf = (rows: readonly TierRow[]): ContractTier[] | undefined => {
  const tiers = rows.map(tierOf);
  return tiers.every((tier) => tier !== undefined) ? tiers : undefined;
};

const tierOf = ({ minValidBet, minLoss, minActive, rate }: TierRow): ContractTier | undefined => {
  const [bet, loss] = [amountOf(minValidBet), amountOf(minLoss)];
  const ppm = Math.round(Number(rate) * PPM_PER_PERCENT);
  const active = Number(minActive === '' ? '0' : minActive);
  const isWhole = Number.isInteger(active) && active >= 0 && rate.trim() !== '' && ppm > 0 && ppm <= 1_000_000;
  return bet === undefined || loss === undefined || !isWhole
    ? undefined
    : { minValidBet: bet, minLoss: loss, minActive: active, rate: ppm };
};

const amountOf = (text: string) => {
  if (text.trim() === '') return money(0n);
  return AMOUNT_TEXT.test(text) && !text.startsWith('-') ? parseMoney(text) : undefined;
};

const trimmed = (text: string): string => text.replace(/\.?0+$/, '');
