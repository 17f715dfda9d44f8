import { oddsOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import type { Play } from '@fairground/engines/lottery/play';
import type { Odds } from '@fairground/engines/lottery/price';
import { liabilitiesOf } from '@fairground/engines/lottery/exposure';
import { prizesOfLine } from '@fairground/engines/lottery/prizes';
import type { Basket } from './line.ts';

/** What a single bet of a play could bring. */
export type Liability = { readonly play: string; readonly line: string; readonly amount: bigint };

/** Lines of more bets than this are added up as one: a wide entry wins with few of its bets, and rows cost time. */
const BETS_LISTED_MAX = 200;
/** The name all wide entries of a play share. */
const WIDE = '*';

/**
 * What the house would owe for each single bet of a cart, the bets of one play and line added up. A wide entry counts
 * under a name of its own with what one of its bets brings at best.
 */
export const liabilitiesOfBasket = ({ game, mode, series, quotes }: Basket): readonly Liability[] => {
  const added = new Map<string, Map<string, { -readonly [Field in keyof Liability]: Liability[Field] }>>();
  const add = (play: string, line: string, amount: bigint): void => {
    let ofPlay = added.get(play);
    if (ofPlay === undefined) added.set(play, (ofPlay = new Map()));
    const known = ofPlay.get(line);
    if (known === undefined) ofPlay.set(line, { play, line, amount });
    else known.amount += amount;
  };
  for (const quote of quotes) {
    const { play, entry, bets, price } = quote;
    const odds = knownOdds(game, mode, play, series);
    const code = `${mode}.${play.code}`;
    if (bets > BETS_LISTED_MAX) add(code, WIDE, prizesOfLine(quote, odds).at(-1) ?? 0n);
    else for (const [line, amount] of liabilitiesOf(play, entry, odds, price)) add(code, line, amount);
  }
  return [...added.values()].flatMap((ofPlay) => [...ofPlay.values()]);
};

const KNOWN_MAX = 20_000;
const known = new Map<string, Odds>();

/** Odds are exact fractions and never change; every order asks for them. */
const knownOdds = (game: Game, mode: string, play: Play, series: number): Odds => {
  const key = `${game.code} ${mode} ${play.code} ${series}`;
  let odds = known.get(key);
  if (odds === undefined) {
    odds = oddsOf(game, play, series);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, odds);
  }
  return odds;
};
