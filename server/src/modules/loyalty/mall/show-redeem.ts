import { CANCEL_MINUTES } from '@fairground/contract/loyalty/endpoints';
import type { PointRedeem } from '@fairground/contract/loyalty/endpoints';
import type { Id } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { inLanguage } from '../../../platform/localized.ts';
import type { LoyaltyDeps } from '../deps.ts';
import type { Redeem } from '../store/redeems.ts';
import { writeAddress } from './addresses.ts';

const MINUTE_MS = 60_000;

/** Until when the member may take an order back. */
export const cancelEnd = ({ placedAt }: Pick<Redeem, 'placedAt'>): Date =>
  new Date(placedAt.getTime() + CANCEL_MINUTES * MINUTE_MS);

export const showRedeem = (
  { clock, languages }: Pick<LoyaltyDeps, 'clock' | 'languages'>,
  redeem: Redeem,
  language: LanguageCode,
): PointRedeem => {
  const { id, no, placedAt, texts, image, hue, type, quantity, points, amount, status, delivery, tracking } = redeem;
  const mayCancel = status === 'IN_PROCESS' && clock.now() < cancelEnd(redeem);
  return {
    id: id as Id<'point-redeem'>,
    ...{ no, image, hue, type, quantity, amount, status, delivery, tracking, remark: redeem.remark, time: placedAt },
    name: inLanguage(texts, language, languages[0])?.name ?? '',
    points: Number(points),
    receivingAddress: writeAddress(redeem.address),
    cancelUntil: mayCancel ? cancelEnd(redeem) : null,
  };
};
