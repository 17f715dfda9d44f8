import type { LanguageCode } from '@fairground/contract/language';
import type { Ground } from '../../platform/ground.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { System } from '../system/index.ts';

/** Everything the catalogue needs from the rest of the product. */
export type CatalogDeps = Pick<Ground, 'db' | 'clock' | 'bus' | 'realtime' | 'enqueue'> & {
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
  readonly approvals: Approvals;
  readonly system: Pick<System, 'readFlags' | 'visitorAt' | 'listMaintenance' | 'statusFor'>;
};
