import { lazyPart } from '../../shared/lazy-part.ts';

/** Pages of the personal centre: each comes when it is opened, with its texts. */
export const MissionsPage = lazyPart(
  () => import('./components/missions-page.tsx').then((part) => part.MissionsPage),
  ['loyalty'],
);

export const RebatePage = lazyPart(
  () => import('./components/rebate-page.tsx').then((part) => part.RebatePage),
  ['loyalty'],
);

export const ReferralPage = lazyPart(
  () => import('./components/referral-page.tsx').then((part) => part.ReferralPage),
  ['loyalty'],
);

/** What a page draws once its data are there needs the whole stylesheet, too. */
export const RanksPage = lazyPart(
  () => import('./components/ranks-page.tsx').then((part) => part.RanksPage),
  ['loyalty'],
);
