import type { Brand } from '@fairground/contract/brand';
import type { Game } from '@fairground/engines/lottery/games';
import type { Pool } from 'pg';
import type { PaymentProvider } from './modules/cashier/index.ts';
import type { Pace } from './modules/rooms/index.ts';
import type { Db } from './platform/database/index.ts';
import type { Geo } from './platform/geo/index.ts';
import type { Passwords } from './platform/passwords/index.ts';
import type { Ground } from './platform/ground.ts';

/** What is opened before the modules are made. */
export type ModuleParts = Ground & {
  /** Connections for moving money alone. */
  readonly lanePool: Pool;
  /** Connections for what stays written when the transaction beside it rolls back, such as a wrong guess. */
  readonly asideDb: Db;
  readonly geo: Geo;
  readonly brand: Brand;
  /** The threads that hash passwords; their own without them. For tests, which hash at the least cost. */
  readonly passwords?: Passwords;
  /** The lottery games on offer; every game of the engine without it. For chaos and benches. */
  readonly lotteryGames?: readonly Game[];
  /** How long the parts of a card table take; the published times without it. For chaos and benches. */
  readonly roomsPace?: Partial<Pace>;
  /** Payment providers beside those of the sandbox. */
  readonly paymentProviders?: readonly PaymentProvider[];
};
