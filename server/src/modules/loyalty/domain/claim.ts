import type { Localized } from '../../../platform/localized.ts';

/** What a claim is for: names are copied, so that a later change of texts leaves what was due as it was. */
export type ClaimDetail = {
  readonly names?: Localized;
  readonly level?: number;
  readonly day?: string;
  readonly month?: string;
  readonly place?: number;
};
