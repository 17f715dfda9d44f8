import { lazyPart } from '../../shared/lazy-part.ts';

export const AnnouncementsModal = lazyPart(
  () => import('./components/announcements-modal.tsx').then((part) => part.AnnouncementsModal),
  ['modals'],
);
export const PopupAnnouncements = lazyPart(
  () => import('./components/popup-announcements.tsx').then((part) => part.PopupAnnouncements),
  ['modals'],
);
