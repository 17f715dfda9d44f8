import type { Case } from '../maths/payout.ts';
import { thirdCards } from './baccarat.ts';
import type { BaccaratBet, BaccaratHands } from './baccarat.ts';
import { DECK, RANKS } from './card.ts';

const VALUES = 10;

/**
 * All rounds of a fresh shoe, each with the number of ordered ways in which six cards lead to it. Rounds with the same
 * points and the same number of banker's cards are one case, shown by cards of some rank; so it serves every bet but
 * those on pairs.
 */
export const pointCases = (decks: number): readonly Case<BaccaratHands>[] => {
  // All ways of eight decks together are below 2⁵³, so they are counted in plain numbers.
  if (decks < 1 || decks > 8) throw new RangeError('One to eight decks can be counted.');
  const cases = new Map<string, { result: BaccaratHands; ways: number }>();
  const shoe = Array.from({ length: VALUES }, (_, value) => decks * (value === 0 ? 16 : 4));

  const keep = (player: readonly number[], banker: readonly number[], ways: number): void => {
    const key = `${points(player)} ${points(banker)} ${banker.length}`;
    const known = cases.get(key);
    if (known !== undefined) known.ways += ways;
    else cases.set(key, { result: { player: player.map(cardOf), banker: banker.map(cardOf) }, ways });
  };

  for (const [one, two, three, four] of valueTuples()) {
    const taken = [one, two, three, four];
    const dealt = taken.reduce((ways, value, at) => ways * leftOf(shoe, taken.slice(0, at), value), 1);
    const [player, banker] = [
      [one, three],
      [two, four],
    ];
    for (let five = 0; five < VALUES; five += 1) {
      const ways = dealt * leftOf(shoe, taken, five);
      const unused = decks * DECK - 5;
      const thirds = thirdCards(points(player), points(banker), five);
      if (thirds === 'none') keep(player, banker, ways * unused);
      else if (thirds === 'player') keep([...player, five], banker, ways * unused);
      else if (thirds === 'banker') keep(player, [...banker, five], ways * unused);
      else
        for (let six = 0; six < VALUES; six += 1)
          keep([...player, five], [...banker, six], ways * leftOf(shoe, [...taken, five], six));
    }
  }
  return [...cases.values()].map(({ result, ways }) => ({ result, ways: BigInt(ways) }));
};

function* valueTuples(): Generator<[number, number, number, number]> {
  for (let tuple = 0; tuple < VALUES ** 4; tuple += 1)
    yield [Math.floor(tuple / 1_000), Math.floor(tuple / 100) % 10, Math.floor(tuple / 10) % 10, tuple % 10];
}

const leftOf = (shoe: readonly number[], taken: readonly number[], value: number): number => {
  let left = shoe[value] ?? 0;
  for (const card of taken) if (card === value) left -= 1;
  return left;
};

const points = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum % 10;
};
const cardOf = (value: number): number => (value === 0 ? RANKS - 1 : value - 1);

/**
 * The four first cards of a fresh shoe by what pairs they make, in ordered ways. `kinds` is how many different cards
 * count as equal only to themselves: 13 for ranks, 52 for rank and suit.
 */
export const pairCases = (
  decks: number,
  kinds: 13 | 52,
): readonly Case<{ readonly player: boolean; readonly banker: boolean }>[] => {
  const cards = BigInt(decks * DECK);
  const [all, equal] = [BigInt(kinds), cards / BigInt(kinds)];
  const onePair = all * equal * (equal - 1n);
  const both = onePair * ((equal - 2n) * (equal - 3n) + (all - 1n) * equal * (equal - 1n));
  const first = onePair * (cards - 2n) * (cards - 3n);
  const total = cards * (cards - 1n) * (cards - 2n) * (cards - 3n);
  return [
    { result: { player: true, banker: true }, ways: both },
    { result: { player: true, banker: false }, ways: first - both },
    { result: { player: false, banker: true }, ways: first - both },
    { result: { player: false, banker: false }, ways: total - 2n * first + both },
  ];
};

/** The cases that decide a bet; other details of the hands do not matter. */
export const baccaratCasesOf = (decks: number, bet: BaccaratBet): readonly Case<BaccaratHands>[] => {
  switch (bet) {
    case 'player-pair':
    case 'banker-pair':
    case 'either-pair':
      return pairHands(pairCases(decks, 13), [0, RANKS]);
    case 'perfect-pair':
      return pairHands(pairCases(decks, 52), [0, DECK]);
    case 'player':
    case 'banker':
    case 'tie':
    case 'lucky-six':
      return keptPointCases(decks);
  }
};

const kept = new Map<number, readonly Case<BaccaratHands>[]>();

/** Several bets look at the same hands: they are counted once. */
const keptPointCases = (decks: number): readonly Case<BaccaratHands>[] => {
  const known = kept.get(decks) ?? pointCases(decks);
  kept.set(decks, known);
  return known;
};

const pairHands = (cases: ReturnType<typeof pairCases>, pair: readonly number[]): readonly Case<BaccaratHands>[] =>
  cases.map(({ result, ways }) => ({
    result: { player: result.player ? pair : NO_PAIR, banker: result.banker ? pair : NO_PAIR },
    ways,
  }));
const NO_PAIR = [0, 1];
