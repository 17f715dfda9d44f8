import type { Id } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import type { LoyaltyClaim } from '@fairground/contract/loyalty/endpoints';
import { inLanguage } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import type { Claim } from '../store/claims.ts';

export const showClaim = (
  { languages }: Pick<LoyaltyDeps, 'languages'>,
  { id, kind, amount, points, turnover, detail, state, createdAt, lapsesAt, claimedAt }: Claim,
  language: LanguageCode,
): LoyaltyClaim => ({
  ...{ id: id as Id<'loyalty-claim'>, kind, amount, turnover, state, createdAt, lapsesAt, claimedAt },
  points: Number(points),
  name: inLanguage(detail.names ?? {}, language, languages[0]) ?? detail.day ?? '',
});
