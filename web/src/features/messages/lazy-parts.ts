import { lazyPart } from '../../shared/lazy-part.ts';

export const InboxPage = lazyPart(
  () => import('./components/inbox-page.tsx').then((part) => part.InboxPage),
  ['inbox'],
);
