import type { CashierDeps } from '../deps.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { Turnover } from '../turnover/turnover.ts';
import type { DepositOffers } from './offers.ts';

export type DepositParts = {
  readonly turnover: Pick<Turnover, 'open'>;
  readonly providers: readonly PaymentProvider[];
  readonly offers?: DepositOffers;
};

/** What the use cases of deposits are handed. */
export type DepositDeps = CashierDeps & Required<DepositParts>;
