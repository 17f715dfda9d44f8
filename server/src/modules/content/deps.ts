import type { LanguageCode } from '@fairground/contract/language';
import type { Ground } from '../../platform/ground.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';

/** Everything content needs from the rest of the product. */
export type ContentDeps = Pick<Ground, 'db' | 'clock' | 'bus' | 'realtime' | 'enqueue'> & {
  /** The languages on offer, the site's own first. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly audit: Audit;
  /** Only tests of single modules go without: nobody publishes a pop-up there. */
  readonly approvals?: Approvals | undefined;
};
