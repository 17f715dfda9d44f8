import type { BusinessDays } from '../../platform/business-days.ts';
import type { Mode } from '../../platform/brand-mode.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Members } from '../members/index.ts';
import type { Messages } from '../messages/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Protection } from '../protection/index.ts';
import type { System } from '../system/index.ts';
import type { Verification } from '../verification/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { DepositOffers } from './deposit/offers.ts';
import type { PaymentProvider } from './providers/provider.ts';
import type { WithdrawalStanding } from './withdrawal/standing.ts';

/** Everything the cashier needs from the rest of the product. */
export type CashierDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly days: BusinessDays;
  readonly random: RandomSource;
  readonly log: Log;
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly realtime: Realtime;
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly identity: Identity;
  readonly members: Members;
  readonly messages: Messages;
  readonly pictures: Pictures;
  readonly protection: Protection;
  readonly system: Pick<System, 'readFlags'>;
  readonly verification: Pick<Verification, 'levelOf' | 'nameOf'>;
  readonly wallet: Wallet;
  /** What a product of bets belongs to, such as LIVE. */
  readonly categoryOf: (product: number) => Promise<string | undefined>;
  /** The sandbox's own payment services are there in sandbox mode alone. */
  readonly mode: Mode;
  readonly tenant: string;
  readonly publicUrl: string | undefined;
  readonly secretsKey: SecretKeys;
  /** Adapters of an operator; they come before those of the sandbox. Withdrawals are paid by the first that pays to such an account. */
  readonly providers?: readonly PaymentProvider[] | undefined;
  /** Bonuses on deposits; none without them. */
  readonly offers?: DepositOffers;
  /** What ranks and bonuses say about withdrawals; nothing without it. */
  readonly standing?: WithdrawalStanding;
};
