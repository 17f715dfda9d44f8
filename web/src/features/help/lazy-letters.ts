import { lazyPart } from '../../shared/lazy-part.ts';

/* Apart from the popup, which is known to every page. */

export const FeedbackForm = lazyPart(
  () => import('./components/feedback-form.tsx').then((part) => part.FeedbackForm),
  ['help', 'account', 'pictures'],
);

export const SentLetters = lazyPart(
  () => import('./components/sent-letters.tsx').then((part) => part.SentLetters),
  ['help', 'pictures'],
);
