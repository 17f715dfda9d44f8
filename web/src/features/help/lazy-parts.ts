import { lazyPart } from '../../shared/lazy-part.ts';

export const HelpModal = lazyPart(
  () => import('./components/help-modal.tsx').then((part) => part.HelpModal),
  ['modals'],
);

export const FeedbackForm = lazyPart(
  () => import('./components/feedback-form.tsx').then((part) => part.FeedbackForm),
  ['help', 'account'],
);
