import { CONTENT_LENGTH_MAX } from '@fairground/contract/lottery/orders';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { writeEntry } from '@fairground/engines/lottery/entry';
import { oddsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { quoteLine } from '@fairground/engines/lottery/order';
import type { Limits, LineRequest, QuoteResult } from '@fairground/engines/lottery/order';
import type { Play } from '@fairground/engines/lottery/play';
import { MODES } from '@fairground/engines/lottery/price';
import type { PrizeMode, Unit } from '@fairground/engines/lottery/price';
import { prizesOfLine } from '@fairground/engines/lottery/prizes';
import { points } from '@fairground/engines/lottery/rebate';
import type { Picks } from './picks.ts';

/** How a line is to be played: what it costs and how prize and rebate share. */
export type SlipTerms = { readonly unit: Unit; readonly multiple: number; readonly series: number };

/** What the house offers the player: limits, and the highest series, from which a lower one gives the rest as rebate. */
export type SlipBounds = Limits & { readonly seriesMax: number };

export type SlipContext = { readonly game: Game; readonly mode: PrizeMode; readonly play: Play };

/** A slip that can be ordered as it stands. */
export type Slip = SlipTerms & {
  readonly content: string;
  readonly bets: number;
  readonly amount: Money;
  /** What one winning bet of it brings, at the most. */
  readonly prize: Money;
  /** And at the least: what a chase can count on. */
  readonly leastPrize: Money;
  /** Whether its best prizes are shared, so that nobody knows them yet. */
  readonly isShared: boolean;
  readonly rebate: Money;
};

type SlipFault = Extract<QuoteResult, { fault: unknown }>['fault'];

export type SlipResult = { readonly slip: Slip } | { readonly fault: SlipFault };

export const firstTerms = (mode: PrizeMode): SlipTerms => ({
  unit: MODES[mode].units[0] ?? 'whole',
  multiple: 1,
  series: MODES[mode].series.usual,
});

/** The engine's own count and price of what is picked, or why it is no bet yet. */
export const slipOf = (context: SlipContext, picks: Picks, terms: SlipTerms, bounds: SlipBounds): SlipResult => {
  const { game, mode, play } = context;
  const content = writeEntry(picks);
  if (isTooLong(content)) return { fault: { code: 'too-many' } };
  const read = play.read(content);
  if ('fault' in read) return read;
  const bets = play.bets(read.entry);
  const line: LineRequest = { game, mode, play: play.code, content, shownBets: bets, ...terms };
  const quote = quoteLine(line, bounds);
  if ('fault' in quote) return quote;
  const prizes = prizesOfLine(quote, oddsOf(game, play, terms.series));
  return {
    slip: {
      ...terms,
      content: writeEntry(quote.entry),
      bets,
      amount: quote.amount,
      prize: prizes.at(-1) ?? NOTHING,
      leastPrize: prizes[0] ?? NOTHING,
      isShared: game.pool !== undefined,
      rebate: points(quote.amount, bounds.seriesMax - terms.series),
    },
  };
};

/** Whether a line holds more than an order may say: the engine would count it, and nobody could buy it. */
export const isTooLong = (content: string): boolean => content.length > CONTENT_LENGTH_MAX;

const NOTHING = money(0n);
