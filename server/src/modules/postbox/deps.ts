import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Send } from '../../platform/fetch-bounded.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/log.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { Audit } from '../audit/index.ts';
import type { Sender } from './domain/render.ts';

export type PostboxSettings = Pick<
  Config,
  | 'mode'
  | 'emailProvider'
  | 'smtpUrl'
  | 'emailFrom'
  | 'smsProvider'
  | 'smsUrl'
  | 'smsToken'
  | 'smsDialingCodes'
  | 'codeMinutes'
  | 'codesPerRecipient'
  | 'codesPerAddress'
  | 'messagesPerDay'
>;

/** Everything the postbox needs from the rest of the product. */
export type PostboxDeps = {
  readonly db: Db;
  /**
   * Connections beside those of transactions: what is counted here stays counted when the transaction rolls back, and
   * a hundred transactions that all want to count cannot wait for each other's connection.
   */
  readonly asideDb: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly log: Log;
  readonly announce: Announce;
  readonly enqueue: Enqueue;
  readonly audit: Pick<Audit, 'record'>;
  readonly sender: Sender;
  readonly settings: PostboxSettings;
  /** How messages to SMS_URL leave; tests have a line of their own. */
  readonly fetch?: Send;
};
