import type { TableResult } from '@fairground/contract/studio/game';
import type { RoadTone } from '@fairground/contract/studio/table';
import { total, winnerOf } from './baccarat.ts';
import { BEST, isNatural, pointsOf } from './blackjack.ts';
import { rankOf } from './card.ts';
import { dragonTigerWinner } from './dragon-tiger.ts';
import { remainderOf } from './fan-tan.ts';
import { MONEY_WHEEL } from './money-wheel.ts';
import type { WheelField } from './money-wheel.ts';
import { rouletteLayout } from './roulette-layout.ts';

/** How a round is marked in a road: the colour of its side and the figure that says most of it. */
export type RoadMark = { readonly tone: RoadTone; readonly text: string };

const RED: ReadonlySet<number> = rouletteLayout('single').get('red') ?? new Set();
const RANK_NAMES = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
/** Gourd, crab, prawn, fish, rooster, deer. */
const PICTURE_TONES: readonly RoadTone[] = ['green', 'red', 'gold', 'blue', 'plain', 'black'];

/** One to four, as their places on the cloth are painted. */
const FAN_TONES: readonly RoadTone[] = ['blue', 'red', 'green', 'gold'];
export const FIELD_TONES: Readonly<Record<WheelField, RoadTone>> = {
  one: 'gold',
  three: 'blue',
  sun: 'red',
  moon: 'plain',
  star: 'green',
  lantern: 'red',
  crown: 'black',
};

export const pocketTone = (pocket: number): RoadTone => {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
};

export const rankName = (card: number): string => RANK_NAMES[rankOf(card)] ?? '';

export const markOf = (result: TableResult): RoadMark => {
  switch (result.kind) {
    case 'baccarat': {
      const winner = winnerOf(result);
      const tone = winner === 'tie' ? 'green' : winner === 'player' ? 'blue' : 'red';
      return { tone, text: String(total(winner === 'player' ? result.player : result.banker)) };
    }
    case 'dragon-tiger': {
      const winner = dragonTigerWinner(result);
      const tone = winner === 'tie' ? 'green' : winner === 'dragon' ? 'red' : 'gold';
      return { tone, text: rankName(winner === 'tiger' ? result.tiger : result.dragon) };
    }
    case 'roulette':
      return { tone: pocketTone(result.pocket), text: String(result.pocket) };
    case 'sic-bo': {
      const sum = result.dice.reduce((all, each) => all + each, 0);
      const isTriple = new Set(result.dice).size === 1;
      return { tone: isTriple ? 'gold' : sum >= 11 ? 'red' : 'blue', text: String(sum) };
    }
    case 'bau-cua': {
      const count = (picture: number): number => result.pictures.filter((each) => each === picture).length;
      const most = result.pictures.reduce((best, each) => (count(each) > count(best) ? each : best));
      return { tone: PICTURE_TONES[most] ?? 'plain', text: String(count(most)) };
    }
    case 'fan-tan': {
      const left = remainderOf(result.buttons);
      return { tone: FAN_TONES[left - 1] ?? 'plain', text: String(left) };
    }
    case 'money-wheel': {
      const field = MONEY_WHEEL.segments[result.segment] ?? 'one';
      return { tone: FIELD_TONES[field], text: MONEY_WHEEL.pays[field] };
    }
    case 'blackjack': {
      const points = pointsOf(result.dealer).total;
      if (isNatural(result.dealer)) return { tone: 'gold', text: 'BJ' };
      // What the players hope for is green; what is hard to beat is red.
      return { tone: points > BEST ? 'green' : points >= 20 ? 'red' : 'blue', text: String(points) };
    }
    case 'xoc-dia': {
      const red = result.discs.filter(Boolean).length;
      return { tone: red % 2 === 0 ? 'red' : 'blue', text: String(red) };
    }
  }
};
