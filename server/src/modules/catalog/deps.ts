import type { LanguageCode } from '@fairground/contract/language';
import type { Bus } from '../../platform/bus/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Enqueue } from '../../platform/jobs/index.ts';
import type { Realtime } from '../../platform/realtime/realtime.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { System } from '../system/index.ts';

/** Everything the catalogue needs from the rest of the product. */
export type CatalogDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly realtime: Realtime;
  readonly enqueue: Enqueue;
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly system: Pick<System, 'readFlags' | 'visitorAt'>;
};
