import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';

/** Everything the figures need from the rest of the product. */
export type FiguresDeps = {
  readonly db: Db;
  readonly clock: Clock;
};
