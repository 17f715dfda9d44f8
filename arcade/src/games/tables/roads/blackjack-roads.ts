import type { TablePast } from '@fairground/contract/studio/table';
import { isNatural, pointsOf } from '@fairground/engines/tables/blackjack';
import { countsOf } from '@fairground/engines/tables/statistics';
import type { Texts } from '../../../texts/texts.ts';
import { LAST, columns, lastRounds } from './parts.ts';
import { COLOURS } from './road-grid.ts';

/** What the dealer came to: 17 to 21, bust, or a natural. */
const ENDS = [17, 18, 19, 20, 21, 22, 23] as const;
const BUST = 22;
const NATURAL = 23;

const endOf = (dealer: readonly number[]): number =>
  isNatural(dealer) ? NATURAL : Math.min(BUST, pointsOf(dealer).total);

/** Blackjack: what the dealer came to, how often each total came, and how often the dealer went over. */
export const blackjackRoads = (past: readonly TablePast[], { t }: Texts): Node[] => {
  const ends = past.flatMap(({ result }) => (result.kind === 'blackjack' ? [endOf(result.dealer)] : []));
  const nameOf = (end: number): string => (end === NATURAL ? 'BJ' : end === BUST ? t('blackjack-bust') : String(end));
  const colourOf = (end: number): string =>
    end === NATURAL ? COLOURS.gold : end === BUST ? COLOURS.green : end >= 20 ? COLOURS.red : COLOURS.blue;
  return [
    lastRounds(past, 2 * LAST),
    columns(
      countsOf(ENDS, ends).map(({ value, count }) => ({
        name: `${nameOf(value)} (${count})`,
        count,
        colour: colourOf(value),
      })),
      t('blackjack-ends'),
    ),
  ];
};
