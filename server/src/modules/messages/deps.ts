import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Announce } from '../../platform/events/index.ts';
import type { Realtime } from '../../platform/realtime/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Recipient } from './domain/audience.ts';
import type { Format } from './domain/render.ts';

/** Everything the inbox needs from the rest of the product. */
export type MessagesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly announce: Announce;
  readonly realtime: Pick<Realtime, 'toMember' | 'toSite'>;
  readonly audit: Audit;
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** How the brand writes amounts and moments. */
  readonly format: Format;
};

/** Who a member is, as far as broadcasts ask; undefined for an account that is gone. */
export type FindRecipient = (member: MemberId) => Promise<Recipient | undefined>;

/** The dependencies of use cases that look into an inbox. */
export type InboxDeps = MessagesDeps & { readonly findRecipient: FindRecipient };
