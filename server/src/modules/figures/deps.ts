import type { Clock } from '../../platform/clock.ts';
import type { BusinessDays } from '../../platform/business-days.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Betting } from '../betting/index.ts';
import type { Cashier } from '../cashier/index.ts';
import type { Members } from '../members/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Everything the figures need from the rest of the product. */
export type FiguresDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly days: BusinessDays;
  readonly betting: Pick<Betting, 'productOf' | 'walkDaySums' | 'sumOpenStakes'>;
  readonly cashier: Pick<Cashier, 'walkFirstDeposits'>;
  readonly members: Pick<Members, 'linesOn' | 'walkRegistered'>;
  readonly wallet: Pick<Wallet, 'walkDayMovements' | 'currencyOf'>;
};
