import type { TableResult } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import type { Scene, Words } from './replay-scene.ts';
import { cardText, plainFigures } from './replay-figures.ts';

/** Gourd, crab, prawn, fish, rooster, deer. */
const PICTURES = ['🍐', '🦀', '🦐', '🐟', '🐓', '🦌'];

/** A round of a table: the player's chips, then how it came out. */
export const tableScenes = (round: Round, shown: TableResult, words: Words): readonly Scene[] => {
  const { say, game, amount } = words;
  const bets = 'bets' in round.choice && round.choice.kind !== 'crash' ? (round.choice.bets ?? []) : [];
  const laid = bets.map(({ spot, amount: own }) => ({
    title: say('spot', { spot: spotText(spot, words), amount: amount(own) }),
  }));
  const decided = (round.decisions ?? []).map((decision) => ({ title: game(`decision-${decision}`) }));
  return [...laid, ...decided, ...resultScenes(shown, words)];
};

const resultScenes = (shown: TableResult, { say }: Words): readonly Scene[] => {
  const cards = (name: string, list: readonly number[]): Scene => ({
    title: say(name),
    figures: plainFigures(list.map(cardText)),
  });
  const drawn = (list: readonly (string | number)[]): readonly Scene[] => [
    { title: say('drawn'), figures: plainFigures(list) },
  ];
  switch (shown.kind) {
    case 'baccarat':
      return [cards('player', shown.player), cards('banker', shown.banker)];
    case 'dragon-tiger':
      return [cards('dragon', [shown.dragon]), cards('tiger', [shown.tiger])];
    case 'blackjack':
      return [...(shown.hands ?? []).map((hand) => cards('hand', hand.cards)), cards('dealer', shown.dealer)];
    case 'roulette':
      return drawn([shown.pocket]);
    case 'sic-bo':
      return drawn(shown.dice);
    case 'bau-cua':
      return drawn(shown.pictures.map((picture) => PICTURES[picture] ?? ''));
    case 'xoc-dia':
      return drawn(shown.discs.map((isRed) => (isRed ? '🔴' : '⚪')));
    case 'fan-tan':
      return drawn([shown.buttons]);
    case 'money-wheel':
      return drawn([shown.segment + 1]);
    default:
      return shown satisfies never;
  }
};

/** Spots whose name is one text of the game; the others carry their numbers and are written with them. */
const NAMED_SPOTS: ReadonlySet<string> = new Set([
  ...['player', 'banker', 'tie', 'player-pair', 'banker-pair', 'either-pair', 'perfect-pair', 'lucky-six'],
  ...['dragon', 'tiger', 'suited-tie', 'red', 'black', 'odd', 'even', 'low', 'high', 'zero', 'small', 'big'],
  ...['any-triple', 'bau', 'cua', 'tom', 'ca', 'ga', 'nai', 'four-red', 'four-white', 'three-red', 'three-white'],
  ...['two-two', 'hand'],
]);

const VALUED_SPOTS: ReadonlySet<string> = new Set(['total', 'single', 'double', 'triple']);

const spotText = (spot: string, { game }: Words): string => {
  if (NAMED_SPOTS.has(spot)) return game(`spot-${spot}`);
  const [name = '', value = ''] = spot.split(':');
  return VALUED_SPOTS.has(name) ? game(`spot-${name}`, { value }) : spot.replaceAll(/[:-]/g, ' ');
};
