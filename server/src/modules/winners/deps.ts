import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Betting } from '../betting/index.ts';
import type { Members } from '../members/index.ts';
import type { Vendors } from '../vendors/index.ts';

/** Everything the board needs from the rest of the product. */
export type WinnersDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly realtime: Pick<Realtime, 'toSite'>;
  readonly betting: Pick<Betting, 'productOf'>;
  readonly members: Pick<Members, 'find' | 'list'>;
  readonly vendors: Pick<Vendors, 'findPlayed'>;
  /** A win is shown this many to three times as many minutes after it, so that nobody can be watched while playing. */
  readonly delayMinutes: number;
};
