import { SPORTS } from '@fairground/contract/sports/fields';
import type { Sport } from '@fairground/contract/sports/fields';
import { CASH_OUT_FEE_MILLI } from '@fairground/engines/sports/cash-out';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { LimitRow } from '../store/trading.ts';

/** How much of a currency is as much as one unit of the limits below; 1 where a currency is not listed. */
const WORTH: Readonly<Record<string, bigint>> = { VND: 10_000n };

const UNIT = 10_000n;
const amountIn = (currency: string, amount: bigint): Money => money(amount * UNIT * (WORTH[currency] ?? 1n));

/** The smallest stake of a bet: a tenth of a unit. */
export const stakeMin = (currency: string): Money => money(amountIn(currency, 1n) / 10n);

type Defaults = {
  readonly win: bigint;
  readonly risk: bigint;
  readonly player: bigint;
  readonly day: bigint;
  readonly large: bigint;
};

/** What holds until an operator sets something else: our choice. */
const DEFAULTS: Readonly<Record<Sport, Defaults>> = {
  FOOTBALL: { win: 50_000n, risk: 200_000n, player: 250_000n, day: 1_000_000n, large: 10_000n },
  VIRTUAL: { win: 20_000n, risk: 100_000n, player: 100_000n, day: 1_000_000n, large: 5_000n },
  ESPORTS: { win: 20_000n, risk: 100_000n, player: 100_000n, day: 500_000n, large: 5_000n },
  COCKFIGHT: { win: 10_000n, risk: 50_000n, player: 50_000n, day: 500_000n, large: 2_500n },
};

/** How a sport is sold. */
export type SportSettings = {
  /** Seconds a live bet waits before it is decided. */
  readonly delaySeconds: number;
  /** Margins of its markets, in percent of ours. */
  readonly marginPercent: number;
  /** What a cash-out costs, in thousandths of its value: of one leg and of several. */
  readonly feeSingle: number;
  readonly feeMulti: number;
};

export type SportLimits = {
  /** The most a bet may win. */
  readonly winMax: Money;
  /** The most the house may lose on one match. */
  readonly riskMax: Money;
  /** The most the open bets of one player may win together. */
  readonly playerMax: Money;
  /** The most the house may lose on the matches of one competition on one day. */
  readonly dayMax: Money;
  /** From which win a bet is large. */
  readonly largeFrom: Money;
  readonly version: bigint;
} & SportSettings;
export type Limits = Readonly<Record<Sport, SportLimits>>;

/** The limits of every sport: what an operator set, else ours. */
export const limitsIn = (currency: string, set: readonly LimitRow[]): Limits => {
  const bySport = new Map(set.map((row) => [row.sport, row]));
  return Object.fromEntries(
    SPORTS.map((sport) => {
      const row = bySport.get(sport);
      const { win, risk, player, day, large } = DEFAULTS[sport];
      return [
        sport,
        row
          ? {
              winMax: money(row.win_max),
              riskMax: money(row.risk_max),
              playerMax: money(row.player_max),
              dayMax: money(row.day_max),
              largeFrom: money(row.large_from),
              version: row.version,
              ...settingsOf(sport, row),
            }
          : {
              winMax: amountIn(currency, win),
              riskMax: amountIn(currency, risk),
              playerMax: amountIn(currency, player),
              dayMax: amountIn(currency, day),
              largeFrom: amountIn(currency, large),
              version: 0n,
              ...settingsOf(sport, undefined),
            },
      ];
    }),
  ) as Limits;
};

/** The largest stake whose win stays within the limit of every sport in the bet. */
export const stakeMax = (sports: readonly Sport[], oddsMilli: bigint, limits: Limits): Money => {
  const win = sports.map((sport) => limits[sport].winMax).reduce((least, each) => (each < least ? each : least));
  const profit = oddsMilli > 2_000n ? oddsMilli - 1_000n : 1_000n;
  return money((win * 1_000n) / profit);
};

/** Whether somebody should look at a bet: it could win so much. */
export const isLarge = (sports: readonly Sport[], stake: bigint, oddsMilli: bigint, limits: Limits): boolean =>
  sports.some((sport) => (stake * oddsMilli) / 1_000n - stake >= limits[sport].largeFrom);

/** Seconds a live bet waits until an operator sets something else: our choice. */
const LIVE_DELAY: Readonly<Record<Sport, number>> = { FOOTBALL: 6, VIRTUAL: 3, ESPORTS: 5, COCKFIGHT: 0 };

/** How a sport is sold: what operators set, else ours. */
export const settingsOf = (sport: Sport, row: LimitRow | undefined): SportSettings => ({
  delaySeconds: row?.delay_seconds ?? LIVE_DELAY[sport],
  marginPercent: row?.margin_percent ?? 100,
  feeSingle: row?.fee_single ?? CASH_OUT_FEE_MILLI.single,
  feeMulti: row?.fee_multi ?? CASH_OUT_FEE_MILLI.multi,
});

/** Settings of every sport in rows. */
export const settingsIn = (set: readonly LimitRow[]): Readonly<Record<Sport, SportSettings>> =>
  Object.fromEntries(
    SPORTS.map((sport) => [
      sport,
      settingsOf(
        sport,
        set.find((row) => row.sport === sport),
      ),
    ]),
  ) as Record<Sport, SportSettings>;
