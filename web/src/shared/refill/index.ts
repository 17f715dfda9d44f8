/** Play money that comes back: where a member stands with refills, and what to do where funds are short. */
import { lazyPart } from '../lazy-part.ts';

export { useRefill } from './use-refill.ts';
export { useRefillWords } from './refill-words.ts';

export const ShortOfFunds = lazyPart(
  () => import('./short-of-funds.tsx').then((part) => part.ShortOfFunds),
  ['refill'],
);
