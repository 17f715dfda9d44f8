import type { Tx } from '../../../platform/database/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { CashierDeps } from '../deps.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import type { WithdrawalStanding } from './standing.ts';

/** What every use case of withdrawals is handed. */
export type WithdrawalCore = CashierDeps & {
  readonly box: SecretBox;
  readonly providers: readonly PaymentProvider[];
  readonly standing: WithdrawalStanding;
  /** Queues the next step that needs no person, in the transaction that makes it possible. */
  readonly proceed: (tx: Tx, id: bigint) => Promise<void>;
};
