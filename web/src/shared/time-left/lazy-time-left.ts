import { lazyPart } from '../lazy-part.ts';

/** A countdown; the page around it is there without it. */
export const TimeLeft = lazyPart(() => import('./time-left.tsx').then((part) => part.TimeLeft), ['promotions']);
