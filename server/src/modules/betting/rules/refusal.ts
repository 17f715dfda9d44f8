import type { Outcome } from '../../wallet/rules/index.ts';
import type { CallerRefusal } from '../wager.ts';

/** Why an operation on a round is refused, apart from the money. */
export type RoundRefusal = 'market-closed' | 'round-over' | 'bet-unknown' | 'win-stands' | 'round-open';

/** Every outcome an operation may have: done, or refused by the money, by its round or by the one who asked. */
export type Word = Outcome | RoundRefusal | CallerRefusal;
