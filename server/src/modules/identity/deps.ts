import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';

/** Everything identity needs from the house. */
export type IdentityDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly realtime: Realtime;
};
